// A press of a button before the app has taken the page over is repeated by the app (app/release/press-again.ts).
addEventListener(
  'click',
  function keep({ target }) {
    if ('ready' in document.documentElement.dataset) removeEventListener('click', keep, true)
    else window.earlyPress = target.closest('button')
  },
  true,
)
