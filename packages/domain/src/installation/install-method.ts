/** The ways to add the product to the home screen, by phone and browser. */
export const installMethods = [
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
export type InstallMethod = (typeof installMethods)[number]

/** What a browser reports about itself. */
export interface Browser {
  readonly userAgent: string
  /** An iPad reports itself as a Mac; the touch screen shows that it is an iPad. */
  readonly touchPoints?: number
}

/**
 * Pages inside a messenger or a social network cannot be added to the home screen; the user has to open them in a
 * browser first.
 */
const OTHER_APPS = /\bFB(AN|AV|IOS)\b|Instagram|Viber|VKClient|OKApp|Line\/|MicroMessenger|TikTok|; wv\)/

/** The way to install for this browser (product §2, "Install-app screen: steps for phones"). */
export function installMethod(browser: Browser): InstallMethod {
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

function onAndroid(userAgent: string): InstallMethod {
  if (/SamsungBrowser/.test(userAgent)) return 'android-samsung'
  if (/Firefox/.test(userAgent)) return 'android-firefox'
  if (/YaBrowser|OPR\/|Opera|UCBrowser|MiuiBrowser|DuckDuckGo/.test(userAgent)) return 'android-other'
  return /Chrome/.test(userAgent) ? 'android-chrome' : 'android-other'
}

export type System = 'ios' | 'android' | 'huawei' | 'mac' | 'other'

/** Huawei phones are recognised separately: they lack the services that install from a frame. */
export function systemOf({ userAgent, touchPoints = 0 }: Browser): System {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'mac'
  if (/HarmonyOS|HuaweiBrowser|HUAWEI|HONOR|\bHMSCore\b/i.test(userAgent)) return 'huawei'
  return /Android/.test(userAgent) ? 'android' : 'other'
}

/** Safari and similar browsers on iOS report `Safari`; a page inside an app does not. */
const isWebView = (system: System, userAgent: string) =>
  system === 'ios' && !/Safari|CriOS|FxiOS|EdgiOS|YaBrowser|OPT\/|GSA\//.test(userAgent)

/** The major iOS version; undefined on other systems or if it is not reported. */
export function iosVersion(browser: Browser): number | undefined {
  if (systemOf(browser) !== 'ios') return undefined
  const match =
    /\bOS (\d+)[_\d]* like Mac OS X/.exec(browser.userAgent) ?? /Version\/(\d+)/.exec(browser.userAgent)
  return match ? Number(match[1]) : undefined
}
