// The room for badges of a remembered programme (app/cover/remember-programmes.ts), no content of `/timeslot` for nobody in particular if
// a clinic was chosen here (app/provider/provider-choice.ts), and the colours that the user chose (app/browser-storage/preferences.ts), or those of the device, before the first paint.
try {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
  const programmes = localStorage.getItem('hasProgramme')
  if (programmes) document.documentElement.dataset.programme = programmes
  const { colorScheme, provider } = JSON.parse(localStorage.getItem('bumbaPrefs') ?? '{}')
  const isChoice = location.pathname === '/timeslot' && !location.search.includes('clinic=')
  if (provider && isChoice) document.documentElement.dataset.waits = ''
  if (colorScheme === 'light' || colorScheme === 'dark') {
    document.documentElement.dataset.mantineColorScheme = colorScheme
  }
} catch {
  // A frame of another site may be denied the storage: the colours of the device stay.
}

// A press of a button before the app has taken the page over is repeated by the app (app/release/press-again.ts).
addEventListener(
  'click',
  function keep({ target }) {
    if ('ready' in document.documentElement.dataset) removeEventListener('click', keep, true)
    else window.earlyPress = target.closest('button')
  },
  true,
)

// So is a choice.
addEventListener(
  'change',
  function keep({ target }) {
    if ('ready' in document.documentElement.dataset) return removeEventListener('change', keep, true)
    window.earlyChoices ??= new Map()
    // The last choice comes last: of two boxes of one group it is the one that counts.
    window.earlyChoices.delete(target)
    if (target.matches('select')) window.earlyChoices.set(target, target.value)
    if (target.matches('[type=checkbox], [type=radio]')) window.earlyChoices.set(target, target.checked)
  },
  true,
)

// A rendered page is shown before its app begins, also if the scripts are there sooner.
addEventListener('DOMContentLoaded', () => {
  // The server has rendered nothing here, for nobody in particular or anybody else.
  if (!document.getElementById('page-data')) delete document.documentElement.dataset.waits
  const { href, dataset } = document.getElementById('app-script') ?? {}
  let begun = !href
  function begin() {
    if (begun) return
    begun = true
    // The app knows the language of its page, and renders links without it (server/links-in-language.ts).
    for (const link of document.querySelectorAll('#root a[hreflang]')) {
      link.setAttribute('href', link.getAttribute('href').replace(/[?&]lang=../, ''))
      link.removeAttribute('hreflang')
    }
    for (const src of [...dataset.parts.split(' ').filter(Boolean), href])
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', crossOrigin: 'anonymous', src }),
      )
  }
  if (document.hidden) return begin()
  requestAnimationFrame(() => setTimeout(begin))
  // A frame that is out of sight is not painted.
  setTimeout(begin, 1000)
})
