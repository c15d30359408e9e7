import type { PageLanguage } from '../page/pageLanguage.ts'

export type PageSentences = {
  readonly signIn: string
  readonly email: string
  readonly password: string
  readonly wrong: string
  readonly hint: string
  readonly signOut: string
  readonly signedOut: string
  readonly mayClose: string
  readonly somethingWrong: string
  readonly notUnderstood: string
  readonly notRegistered: string
  readonly denied: string
  readonly notWorking: string
  readonly tooOld: string
  readonly goBack: string
}

/**
 * The sentences of the embedded provider's pages. It is not part of the application and does not use its
 * catalogues.
 */
export const pageSentences: Readonly<Record<PageLanguage, PageSentences>> = {
  en: {
    signIn: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    wrong: 'Wrong e-mail or password.',
    hint: 'For trying Kalends on this machine. Each password is the part before the @.',
    signOut: 'Sign out',
    signedOut: 'Signed out',
    mayClose: 'You can close this page.',
    somethingWrong: 'Something went wrong',
    notUnderstood: 'The request wasn’t understood.',
    notRegistered:
      'This sign-in page doesn’t know the application at that address. Your administrator can fix this.',
    denied: 'Sign-in wasn’t allowed.',
    notWorking: 'Sign-in isn’t working right now.',
    tooOld: 'This sign-in is too old, or was begun in another browser.',
    goBack: 'Go back to Kalends and try again.',
  },
  fr: {
    signIn: 'Se connecter',
    email: 'E-mail',
    password: 'Mot de passe',
    wrong: 'E-mail ou mot de passe incorrect.',
    hint: 'Pour essayer Kalends sur cet ordinateur. Chaque mot de passe est ce qui précède le @.',
    signOut: 'Se déconnecter',
    signedOut: 'Déconnexion effectuée',
    mayClose: 'Vous pouvez fermer cette page.',
    somethingWrong: 'Une erreur s’est produite',
    notUnderstood: 'La demande n’a pas été comprise.',
    notRegistered:
      'Cette page de connexion ne connaît pas l’application à cette adresse. L’équipe d’administration peut y remédier.',
    denied: 'La connexion n’a pas été autorisée.',
    notWorking: 'La connexion ne fonctionne pas pour le moment.',
    tooOld: 'Cette connexion est trop ancienne ou a été commencée dans un autre navigateur.',
    goBack: 'Revenez à Kalends et réessayez.',
  },
  de: {
    signIn: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
    hint: 'Zum Ausprobieren von Kalends auf diesem Rechner. Das Passwort ist jeweils der Teil vor dem @.',
    signOut: 'Abmelden',
    signedOut: 'Abgemeldet',
    mayClose: 'Sie können diese Seite schließen.',
    somethingWrong: 'Etwas ist schiefgegangen',
    notUnderstood: 'Die Anfrage wurde nicht verstanden.',
    notRegistered:
      'Diese Anmeldeseite kennt die Anwendung unter dieser Adresse nicht. Ihre Administration kann das beheben.',
    denied: 'Die Anmeldung wurde nicht erlaubt.',
    notWorking: 'Die Anmeldung funktioniert im Moment nicht.',
    tooOld: 'Diese Anmeldung ist zu alt oder wurde in einem anderen Browser begonnen.',
    goBack: 'Gehen Sie zurück zu Kalends und versuchen Sie es noch einmal.',
  },
  es: {
    signIn: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    wrong: 'Correo electrónico o contraseña incorrectos.',
    hint: 'Para probar Kalends en este equipo. Cada contraseña es la parte que va antes de la @.',
    signOut: 'Cerrar sesión',
    signedOut: 'Sesión cerrada',
    mayClose: 'Ya puedes cerrar esta página.',
    somethingWrong: 'Se ha producido un error',
    notUnderstood: 'No se ha entendido la solicitud.',
    notRegistered:
      'Esta página de inicio de sesión no conoce la aplicación de esa dirección. Tu equipo de administración puede corregirlo.',
    denied: 'No se ha permitido iniciar sesión.',
    notWorking: 'El inicio de sesión no funciona en este momento.',
    tooOld: 'Este inicio de sesión es demasiado antiguo o se comenzó en otro navegador.',
    goBack: 'Vuelve a Kalends e inténtalo de nuevo.',
  },
  ar: {
    signIn: 'تسجيل الدخول',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    hint: 'لتجربة Kalends على هذا الجهاز. كلمة المرور هي الجزء الذي يسبق علامة @.',
    signOut: 'تسجيل الخروج',
    signedOut: 'تم تسجيل الخروج',
    mayClose: 'يمكنك إغلاق هذه الصفحة.',
    somethingWrong: 'حدث خطأ ما',
    notUnderstood: 'تعذّر فهم الطلب.',
    notRegistered: 'لا تعرف صفحة تسجيل الدخول هذه التطبيق الموجود على هذا العنوان. يمكن للمسؤول تصحيح ذلك.',
    denied: 'لم يُسمح بتسجيل الدخول.',
    notWorking: 'تسجيل الدخول لا يعمل حاليًا.',
    tooOld: 'انتهت مهلة تسجيل الدخول هذا، أو أنه بدأ في متصفح آخر.',
    goBack: 'عُد إلى Kalends وحاول مرة أخرى.',
  },
}
