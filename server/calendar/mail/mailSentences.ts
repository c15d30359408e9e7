import type { GuestAnswer } from '#domain/scheduling/guestAnswer.ts'
import type { PageLanguage } from '../../page/pageLanguage.ts'

/** What the service writes to people elsewhere. */
export type MailSentences = {
  readonly invitation: (title: string) => string
  readonly change: (title: string) => string
  readonly cancellation: (title: string) => string
  /** Of a mail that proposes another time, or says that one is declined. */
  readonly proposal: (title: string) => string
  readonly declined: (title: string) => string
  readonly replies: Readonly<Record<GuestAnswer, (title: string) => string>>
  readonly reminder: (title: string) => string
  /** A note, in the marks of the language. */
  readonly quoted: (note: string) => string
  /** What stands before a value on a line of its own, such as `When`. */
  readonly label: (name: string) => string
  /** Between dates that have commas themselves. */
  readonly separator: string
  readonly invites: (name: string) => string
  readonly changed: (name: string) => string
  readonly cancelled: (name: string) => string
  readonly answers: Readonly<Record<GuestAnswer, (name: string) => string>>
  readonly when: string
  readonly before: string
  readonly where: string
  readonly organizer: string
  readonly furtherDates: string
  readonly allDay: (dates: string) => string
  readonly untitled: string
  readonly buttons: Readonly<Record<GuestAnswer, string>>
  readonly answerHere: string
  readonly noMoreMail: string
  /** In the page. */
  readonly yourAnswers: Readonly<Record<GuestAnswer, string>>
  readonly organizerKnows: (name: string) => string
  /** Of a series: which of its dates an answer is for. */
  readonly answerFor: string
  readonly allDates: string
  readonly note: (name: string) => string
  readonly gone: string
  readonly goneBecause: string
  readonly stopped: string
  readonly mailAgain: string
  readonly proposeTime: string
  readonly day: string
  /** Of whole days. */
  readonly firstDay: string
  readonly lastDay: string
  readonly begins: string
  readonly ends: string
  readonly inZone: (zone: string) => string
  /** Of a series: which of its dates is to be at another time, and the button that shows the form for it. */
  readonly proposeFor: string
  readonly chooseTime: string
  /** That a time for all dates of a series is typed by that of one. */
  readonly allMove: (was: string) => string
  readonly proposed: (name: string) => string
  /** What stands in the page, and in the mail that it is declined. */
  readonly yourProposal: (was: string, when: string) => string
  /** Of all dates of a series, told by its next one. */
  readonly yourProposalForAll: (was: string, when: string) => string
  readonly proposalDeclined: (name: string, when: string) => string
  readonly proposes: (name: string, when: string) => string
  readonly noTime: string
  readonly noDays: string
  readonly sameTime: string
  readonly overTime: string
  readonly changedMeanwhile: string
  readonly tooOften: string
  readonly tryTomorrow: string
}

const en: MailSentences = {
  invitation: (title) => `Invitation: ${title}`,
  change: (title) => `Changed: ${title}`,
  cancellation: (title) => `Cancelled: ${title}`,
  proposal: (title) => `New time proposed: ${title}`,
  declined: (title) => `Proposed time declined: ${title}`,
  replies: {
    ACCEPTED: (title) => `Accepted: ${title}`,
    TENTATIVE: (title) => `Maybe: ${title}`,
    DECLINED: (title) => `Declined: ${title}`,
  },
  reminder: (title) => `Reminder: ${title}`,
  quoted: (note) => `“${note}”`,
  label: (name) => `${name}:`,
  separator: '; ',
  invites: (name) => `${name} invites you.`,
  changed: (name) => `${name} has changed this event.`,
  cancelled: (name) => `${name} has cancelled this event.`,
  answers: {
    ACCEPTED: (name) => `${name} is coming.`,
    TENTATIVE: (name) => `${name} may come.`,
    DECLINED: (name) => `${name} isn’t coming.`,
  },
  when: 'When',
  before: 'Before',
  where: 'Where',
  organizer: 'Organizer',
  furtherDates: 'and further dates',
  allDay: (dates) => `${dates}, all day`,
  untitled: 'Event without a title',
  buttons: { ACCEPTED: 'Accept', TENTATIVE: 'Maybe', DECLINED: 'Decline' },
  answerHere: 'Answer here, without an account:',
  noMoreMail: 'Send me no more mail from here',
  yourAnswers: {
    ACCEPTED: 'You have accepted.',
    TENTATIVE: 'You have answered “Maybe”.',
    DECLINED: 'You have declined.',
  },
  organizerKnows: (name) => `${name} is told. You can change your answer here.`,
  answerFor: 'Answer for',
  allDates: 'All dates',
  note: (name) => `Note for ${name}`,
  gone: 'There is nothing to answer',
  goneBecause: 'The event is over or was cancelled, or you are no longer invited.',
  stopped: 'You get no more mail from here.',
  mailAgain: 'Send me mail again',
  proposeTime: 'Propose a new time',
  day: 'Day',
  firstDay: 'First day',
  lastDay: 'Last day',
  begins: 'Begins',
  ends: 'Ends',
  inZone: (zone) => `Times are those of ${zone}.`,
  proposeFor: 'Propose for',
  chooseTime: 'Choose a time',
  allMove: (was) => `All dates move as this one does: ${was}`,
  proposed: (name) => `${name} sees the time that you propose, and decides.`,
  yourProposal: (was, when) => `You propose ${when} instead of ${was}.`,
  yourProposalForAll: (was, when) =>
    `For all dates you propose another time: ${when} instead of ${was}, and so on.`,
  proposalDeclined: (name, when) => `${name} has declined the time that you proposed: ${when}`,
  proposes: (name, when) => `${name} proposes another time: ${when}`,
  noTime: 'This is no time: the end comes after the beginning, on the same day.',
  noDays: 'These are no days: the last one comes before the first.',
  sameTime: 'This is the time of the event. Choose another one.',
  overTime: 'This time is over. Choose one to come.',
  changedMeanwhile:
    'The event has changed meanwhile, so nothing was sent. Please look at it, then try again.',
  tooOften: 'You have changed your answer very often',
  tryTomorrow: 'Please try again tomorrow. Your last answer holds.',
}

const fr: MailSentences = {
  invitation: (title) => `Invitation : ${title}`,
  change: (title) => `Modification : ${title}`,
  cancellation: (title) => `Annulation : ${title}`,
  proposal: (title) => `Autre horaire proposé : ${title}`,
  declined: (title) => `Horaire proposé refusé : ${title}`,
  replies: {
    ACCEPTED: (title) => `Accepté : ${title}`,
    TENTATIVE: (title) => `Peut-être : ${title}`,
    DECLINED: (title) => `Refusé : ${title}`,
  },
  reminder: (title) => `Rappel : ${title}`,
  quoted: (note) => `« ${note} »`,
  label: (name) => `${name} :`,
  separator: ' ; ',
  invites: (name) => `${name} vous invite.`,
  changed: (name) => `${name} a modifié cet événement.`,
  cancelled: (name) => `${name} a annulé cet événement.`,
  answers: {
    ACCEPTED: (name) => `${name} participera.`,
    TENTATIVE: (name) => `${name} participera peut-être.`,
    DECLINED: (name) => `${name} ne participera pas.`,
  },
  when: 'Quand',
  before: 'Avant',
  where: 'Où',
  organizer: 'Organisé par',
  furtherDates: 'et d’autres dates',
  allDay: (dates) => `${dates}, toute la journée`,
  untitled: 'Événement sans titre',
  buttons: { ACCEPTED: 'Accepter', TENTATIVE: 'Peut-être', DECLINED: 'Refuser' },
  answerHere: 'Répondez ici, sans compte :',
  noMoreMail: 'Ne plus recevoir de messages d’ici',
  yourAnswers: {
    ACCEPTED: 'Vous avez accepté.',
    TENTATIVE: 'Vous avez répondu « Peut-être ».',
    DECLINED: 'Vous avez refusé.',
  },
  organizerKnows: (name) => `${name} en est informé. Vous pouvez changer de réponse ici.`,
  answerFor: 'Répondre pour',
  allDates: 'Toutes les dates',
  note: (name) => `Note pour ${name}`,
  gone: 'Il n’y a rien à répondre',
  goneBecause: 'L’événement est passé ou a été annulé, ou vous n’êtes plus invité.',
  stopped: 'Vous ne recevez plus de messages d’ici.',
  mailAgain: 'Recevoir à nouveau des messages',
  proposeTime: 'Proposer un autre horaire',
  day: 'Jour',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  begins: 'Début',
  ends: 'Fin',
  inZone: (zone) => `Les heures sont celles de ${zone}.`,
  proposeFor: 'Proposer pour',
  chooseTime: 'Choisir un horaire',
  allMove: (was) => `Toutes les dates changent comme celle-ci : ${was}`,
  proposed: (name) => `${name} voit l’horaire que vous proposez, et décide.`,
  yourProposal: (was, when) => `Vous proposez un autre horaire : ${when} (à la place de ${was})`,
  yourProposalForAll: (was, when) =>
    `Vous proposez un autre horaire pour toutes les dates : ${when} (à la place de ${was}), et ainsi de suite`,
  proposalDeclined: (name, when) => `${name} a refusé l’horaire que vous avez proposé : ${when}`,
  proposes: (name, when) => `${name} propose un autre horaire : ${when}`,
  noTime: 'Cet horaire n’est pas valable : la fin vient après le début, le même jour.',
  noDays: 'Ces jours ne sont pas valables : le dernier vient avant le premier.',
  sameTime: 'C’est l’horaire de l’événement. Choisissez-en un autre.',
  overTime: 'Cet horaire est passé. Choisissez-en un à venir.',
  changedMeanwhile: 'L’événement a changé entre-temps, et rien n’a été envoyé. Regardez-le, puis réessayez.',
  tooOften: 'Vous avez changé de réponse très souvent',
  tryTomorrow: 'Réessayez demain. Votre dernière réponse reste valable.',
}

const de: MailSentences = {
  invitation: (title) => `Einladung: ${title}`,
  change: (title) => `Geändert: ${title}`,
  cancellation: (title) => `Abgesagt: ${title}`,
  proposal: (title) => `Andere Zeit vorgeschlagen: ${title}`,
  declined: (title) => `Vorgeschlagene Zeit abgelehnt: ${title}`,
  replies: {
    ACCEPTED: (title) => `Zugesagt: ${title}`,
    TENTATIVE: (title) => `Vielleicht: ${title}`,
    DECLINED: (title) => `Abgelehnt: ${title}`,
  },
  reminder: (title) => `Erinnerung: ${title}`,
  quoted: (note) => `„${note}“`,
  label: (name) => `${name}:`,
  separator: '; ',
  invites: (name) => `${name} lädt Sie ein.`,
  changed: (name) => `${name} hat diesen Termin geändert.`,
  cancelled: (name) => `${name} hat diesen Termin abgesagt.`,
  answers: {
    ACCEPTED: (name) => `${name} nimmt teil.`,
    TENTATIVE: (name) => `${name} nimmt vielleicht teil.`,
    DECLINED: (name) => `${name} nimmt nicht teil.`,
  },
  when: 'Wann',
  before: 'Vorher',
  where: 'Wo',
  organizer: 'Organisiert von',
  furtherDates: 'und weitere Termine',
  allDay: (dates) => `${dates}, ganztägig`,
  untitled: 'Termin ohne Titel',
  buttons: { ACCEPTED: 'Zusagen', TENTATIVE: 'Vielleicht', DECLINED: 'Ablehnen' },
  answerHere: 'Antworten Sie hier, ohne Konto:',
  noMoreMail: 'Keine E-Mails mehr von hier',
  yourAnswers: {
    ACCEPTED: 'Sie haben zugesagt.',
    TENTATIVE: 'Sie haben „Vielleicht“ geantwortet.',
    DECLINED: 'Sie haben abgelehnt.',
  },
  organizerKnows: (name) => `${name} erfährt es. Sie können Ihre Antwort hier ändern.`,
  answerFor: 'Antwort für',
  allDates: 'Alle Termine',
  note: (name) => `Notiz für ${name}`,
  gone: 'Hier gibt es nichts zu beantworten',
  goneBecause: 'Der Termin ist vorbei oder abgesagt, oder Sie sind nicht mehr eingeladen.',
  stopped: 'Sie bekommen von hier keine E-Mails mehr.',
  mailAgain: 'Wieder E-Mails senden',
  proposeTime: 'Andere Zeit vorschlagen',
  day: 'Tag',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  begins: 'Beginn',
  ends: 'Ende',
  inZone: (zone) => `Die Zeiten gelten für ${zone}.`,
  proposeFor: 'Vorschlag für',
  chooseTime: 'Zeit wählen',
  allMove: (was) => `Alle Termine verschieben sich wie dieser: ${was}`,
  proposed: (name) => `${name} sieht die Zeit, die Sie vorschlagen, und entscheidet.`,
  yourProposal: (was, when) => `Sie schlagen ${when} statt ${was} vor.`,
  yourProposalForAll: (was, when) =>
    `Sie schlagen für alle Termine eine andere Zeit vor: ${when} statt ${was}, und so weiter.`,
  proposalDeclined: (name, when) => `${name} hat die Zeit abgelehnt, die Sie vorgeschlagen haben: ${when}`,
  proposes: (name, when) => `${name} schlägt eine andere Zeit vor: ${when}`,
  noTime: 'Das ist keine gültige Zeit: Das Ende kommt nach dem Beginn, am selben Tag.',
  noDays: 'Das sind keine gültigen Tage: Der letzte liegt vor dem ersten.',
  sameTime: 'Das ist die Zeit des Termins. Wählen Sie eine andere.',
  overTime: 'Diese Zeit ist vorbei. Wählen Sie eine künftige.',
  changedMeanwhile:
    'Der Termin hat sich inzwischen geändert, daher wurde nichts gesendet. Bitte sehen Sie ihn sich an, und versuchen Sie es dann noch einmal.',
  tooOften: 'Sie haben Ihre Antwort sehr oft geändert',
  tryTomorrow: 'Bitte versuchen Sie es morgen wieder. Ihre letzte Antwort gilt.',
}

const es: MailSentences = {
  invitation: (title) => `Invitación: ${title}`,
  change: (title) => `Cambiado: ${title}`,
  cancellation: (title) => `Cancelado: ${title}`,
  proposal: (title) => `Otra hora propuesta: ${title}`,
  declined: (title) => `Hora propuesta rechazada: ${title}`,
  replies: {
    ACCEPTED: (title) => `Aceptado: ${title}`,
    TENTATIVE: (title) => `Quizá: ${title}`,
    DECLINED: (title) => `Rechazado: ${title}`,
  },
  reminder: (title) => `Recordatorio: ${title}`,
  quoted: (note) => `«${note}»`,
  label: (name) => `${name}:`,
  separator: '; ',
  invites: (name) => `${name} te invita.`,
  changed: (name) => `${name} ha cambiado este evento.`,
  cancelled: (name) => `${name} ha cancelado este evento.`,
  answers: {
    ACCEPTED: (name) => `${name} asistirá.`,
    TENTATIVE: (name) => `${name} quizá asista.`,
    DECLINED: (name) => `${name} no asistirá.`,
  },
  when: 'Cuándo',
  before: 'Antes',
  where: 'Dónde',
  organizer: 'Organiza',
  furtherDates: 'y más fechas',
  allDay: (dates) => `${dates}, todo el día`,
  untitled: 'Evento sin título',
  buttons: { ACCEPTED: 'Aceptar', TENTATIVE: 'Quizá', DECLINED: 'Rechazar' },
  answerHere: 'Responde aquí, sin cuenta:',
  noMoreMail: 'No recibir más mensajes de aquí',
  yourAnswers: {
    ACCEPTED: 'Has aceptado.',
    TENTATIVE: 'Has respondido «Quizá».',
    DECLINED: 'Has rechazado.',
  },
  organizerKnows: (name) => `${name} recibirá tu respuesta. Puedes cambiarla aquí.`,
  answerFor: 'Responder para',
  allDates: 'Todas las fechas',
  note: (name) => `Nota para ${name}`,
  gone: 'No hay nada que responder',
  goneBecause: 'El evento ya pasó o se canceló, o ya no estás entre los invitados.',
  stopped: 'Ya no recibes mensajes de aquí.',
  mailAgain: 'Volver a recibir mensajes',
  proposeTime: 'Proponer otra hora',
  day: 'Día',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  begins: 'Empieza',
  ends: 'Termina',
  inZone: (zone) => `Las horas son las de ${zone}.`,
  proposeFor: 'Proponer para',
  chooseTime: 'Elegir hora',
  allMove: (was) => `Todas las fechas cambian como esta: ${was}`,
  proposed: (name) => `${name} ve la hora que propones, y decide.`,
  yourProposal: (was, when) => `Propones otra hora: ${when} (en lugar de ${was})`,
  yourProposalForAll: (was, when) =>
    `Propones otra hora para todas las fechas: ${when} (en lugar de ${was}), y así sucesivamente`,
  proposalDeclined: (name, when) => `${name} ha rechazado la hora que propusiste: ${when}`,
  proposes: (name, when) => `${name} propone otra hora: ${when}`,
  noTime: 'Esta hora no es válida: el final va después del comienzo, el mismo día.',
  noDays: 'Estos días no son válidos: el último va antes del primero.',
  sameTime: 'Esa es la hora del evento. Elige otra.',
  overTime: 'Esa hora ya pasó. Elige una futura.',
  changedMeanwhile:
    'El evento ha cambiado mientras tanto, así que no se ha enviado nada. Míralo e inténtalo de nuevo.',
  tooOften: 'Has cambiado tu respuesta muchas veces',
  tryTomorrow: 'Inténtalo de nuevo mañana. Vale tu última respuesta.',
}

const ar: MailSentences = {
  invitation: (title) => `دعوة: ${title}`,
  change: (title) => `تغيير: ${title}`,
  cancellation: (title) => `إلغاء: ${title}`,
  proposal: (title) => `موعد آخر مقترح: ${title}`,
  declined: (title) => `رفض الموعد المقترح: ${title}`,
  replies: {
    ACCEPTED: (title) => `قبول: ${title}`,
    TENTATIVE: (title) => `ربما: ${title}`,
    DECLINED: (title) => `رفض: ${title}`,
  },
  reminder: (title) => `تذكير: ${title}`,
  quoted: (note) => `«${note}»`,
  label: (name) => `${name}:`,
  separator: '؛ ',
  invites: (name) => `تلقيت دعوة من ${name}.`,
  changed: (name) => `غُيّر هذا الحدث من قِبل ${name}.`,
  cancelled: (name) => `أُلغي هذا الحدث من قِبل ${name}.`,
  answers: {
    ACCEPTED: (name) => `ورد قبول من ${name}.`,
    TENTATIVE: (name) => `ورد ردّ «ربما» من ${name}.`,
    DECLINED: (name) => `ورد اعتذار من ${name}.`,
  },
  when: 'متى',
  before: 'سابقًا',
  where: 'أين',
  organizer: 'المنظِّم',
  furtherDates: 'ومواعيد أخرى',
  allDay: (dates) => `${dates}، طوال اليوم`,
  untitled: 'حدث بلا عنوان',
  buttons: { ACCEPTED: 'قبول', TENTATIVE: 'ربما', DECLINED: 'رفض' },
  answerHere: 'أجب هنا، دون حساب:',
  noMoreMail: 'عدم تلقي رسائل أخرى من هنا',
  yourAnswers: {
    ACCEPTED: 'لقد قبلت الدعوة.',
    TENTATIVE: 'لقد أجبت «ربما».',
    DECLINED: 'لقد رفضت الدعوة.',
  },
  organizerKnows: (name) => `سيصل ردّك إلى ${name}. يمكنك تغييره هنا.`,
  answerFor: 'الرد على',
  allDates: 'كل المواعيد',
  note: (name) => `ملاحظة إلى ${name}`,
  gone: 'لا يوجد ما يُجاب عنه',
  goneBecause: 'انتهى الحدث أو أُلغي، أو لم تعد مدعوًّا إليه.',
  stopped: 'لن تتلقى رسائل أخرى من هنا.',
  mailAgain: 'تلقي الرسائل من جديد',
  proposeTime: 'اقتراح موعد آخر',
  day: 'اليوم',
  firstDay: 'اليوم الأول',
  lastDay: 'اليوم الأخير',
  begins: 'يبدأ',
  ends: 'ينتهي',
  inZone: (zone) => `الأوقات بتوقيت ${zone}.`,
  proposeFor: 'الاقتراح لموعد',
  chooseTime: 'اختيار الوقت',
  allMove: (was) => `تتغيّر كل المواعيد مثل هذا الموعد: ${was}`,
  proposed: (name) => `يرى ${name} الموعد الذي تقترحه، ويقرر.`,
  yourProposal: (was, when) => `تقترح موعدًا آخر: ${when} (بدلًا من ${was})`,
  yourProposalForAll: (was, when) => `تقترح موعدًا آخر لكل المواعيد: ${when} (بدلًا من ${was})، وهكذا`,
  proposalDeclined: (name, when) => `رُفض الموعد الذي اقترحته من قِبل ${name}: ${when}`,
  proposes: (name, when) => `يقترح ${name} موعدًا آخر: ${when}`,
  noTime: 'هذا الموعد غير صالح: تأتي النهاية بعد البداية في اليوم نفسه.',
  noDays: 'هذه الأيام غير صالحة: اليوم الأخير قبل الأول.',
  sameTime: 'هذا هو موعد الحدث نفسه. اختر موعدًا آخر.',
  overTime: 'هذا الموعد مضى. اختر موعدًا قادمًا.',
  changedMeanwhile: 'تغيّر الحدث في هذه الأثناء، لذلك لم يُرسل شيء. اطّلع عليه ثم حاول مرة أخرى.',
  tooOften: 'لقد غيّرت ردّك مرات كثيرة',
  tryTomorrow: 'حاول مرة أخرى غدًا. ردّك الأخير سارٍ.',
}

export const mailSentences: Readonly<Record<PageLanguage, MailSentences>> = { en, fr, de, es, ar }
