// While a text is composed (Japanese, Chinese, Korean), its keys belong to the input method: Enter takes a proposal and
// Escape drops it. Nothing of a dialog or a field hears them, so that they neither save nor close it. Safari ends the
// composition before the key that ended it, which has the number of input methods then.

const ofInputMethod = 229

window.addEventListener(
  'keydown',
  (event) => {
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it in Safari
    const isComposed = event.isComposing || event.keyCode === ofInputMethod
    // An editor of formatted text composes by itself.
    const isEditor = event.target instanceof HTMLElement && event.target.isContentEditable
    if (isComposed && !isEditor) event.stopImmediatePropagation()
  },
  true,
)
