/** How the product comes to the home screen, by the phone and the browser that somebody uses. */
export const installWays = [
  'ios-safari',
  'ios-other',
  'android-chrome',
  'android-samsung',
  'android-firefox',
  'android-other',
  'huawei',
  'mac-safari',
  'desktop-chrome',
  'desktop-other',
  'in-another-app',
] as const
export type InstallWay = (typeof installWays)[number]

/** What a browser tells of itself. */
export interface Browser {
  readonly userAgent: string
  /** An iPad calls itself a Mac, and is told by its touch screen. */
  readonly touchPoints?: number
}

/** Pages inside of a messenger or a social network know no home screen: such a page is opened in a browser first. */
const OTHER_APPS = /\bFB(AN|AV|IOS)\b|Instagram|Viber|VKClient|OKApp|Line\/|MicroMessenger|TikTok|; wv\)/

/** product §2, "Install-app screen: steps for phones". */
export function installWay(browser: Browser): InstallWay {
  const { userAgent } = browser
  const system = systemOf(browser)
  if (OTHER_APPS.test(userAgent) || isWebView(system, userAgent)) return 'in-another-app'
  if (system === 'ios')
    return /CriOS|FxiOS|EdgiOS|YaBrowser|OPT\/|DuckDuckGo|GSA\//.test(userAgent) ? 'ios-other' : 'ios-safari'
  if (system === 'huawei') return 'huawei'
  if (system === 'android') return onAndroid(userAgent)
  if (/Firefox/.test(userAgent)) return 'desktop-other'
  if (/Chrome|Chromium|Edg\//.test(userAgent)) return 'desktop-chrome'
  return system === 'mac' && /Safari/.test(userAgent) ? 'mac-safari' : 'desktop-other'
}

function onAndroid(userAgent: string): InstallWay {
  if (/SamsungBrowser/.test(userAgent)) return 'android-samsung'
  if (/Firefox/.test(userAgent)) return 'android-firefox'
  if (/YaBrowser|OPR\/|Opera|UCBrowser|MiuiBrowser|DuckDuckGo/.test(userAgent)) return 'android-other'
  return /Chrome/.test(userAgent) ? 'android-chrome' : 'android-other'
}

export type System = 'ios' | 'android' | 'huawei' | 'mac' | 'other'

/** Phones of Huawei are told apart: theirs come without the services that install from a frame. */
export function systemOf({ userAgent, touchPoints = 0 }: Browser): System {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'mac'
  if (/HarmonyOS|HuaweiBrowser|HUAWEI|HONOR|\bHMSCore\b/i.test(userAgent)) return 'huawei'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** Safari and its kin on iOS say `Safari`; a page inside of an app does not. */
const isWebView = (system: System, userAgent: string) =>
  system === 'ios' && !/Safari|CriOS|FxiOS|EdgiOS|YaBrowser|OPT\/|GSA\//.test(userAgent)

/** The whole number of the iOS version; undefined elsewhere, and where it is not told. */
export function iosVersion(browser: Browser): number | undefined {
  if (systemOf(browser) !== 'ios') return undefined
  const told =
    /\bOS (\d+)[_\d]* like Mac OS X/.exec(browser.userAgent) ?? /Version\/(\d+)/.exec(browser.userAgent)
  return told ? Number(told[1]) : undefined
}
