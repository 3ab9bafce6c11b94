import { expect, test } from 'vitest'
import { installMethod, iosVersion, systemOf } from './install-method.ts'

const android = (rest: string, device = 'Android 14; SM-A546E') =>
  `Mozilla/5.0 (Linux; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const iphone = (rest: string, os = '18_1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`
const desktop = (rest: string, system = 'Windows NT 10.0; Win64; x64') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`
const MAC = 'Macintosh; Intel Mac OS X 10_15_7'
const safari = 'Version/18.1 Mobile/15E148 Safari/604.1'

test.each([
  ['Chrome on Android', android('Chrome/131.0.0.0 Mobile Safari/537.36'), 'android-chrome'],
  [
    'Samsung Internet',
    android('SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36'),
    'android-samsung',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    'android-firefox',
  ],
  ['Opera on Android', android('Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0'), 'android-other'],
  ['Yandex on Android', android('Chrome/128.0.0.0 YaBrowser/24.10 Mobile Safari/537.36'), 'android-other'],
  [
    'the Xiaomi browser',
    android('Version/4.0 Chrome/112.0.0.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14'),
    'android-other',
  ],
  ['an old Android browser', android('Version/4.0 Mobile Safari/534.30'), 'android-other'],
  [
    'the Huawei browser',
    android(
      'Chrome/114.0.0.0 HuaweiBrowser/15.0 Mobile Safari/537.36',
      'Android 12; HarmonyOS; NOH-NX9; HMSCore 6.13',
    ),
    'huawei',
  ],
  [
    'Chrome on a Huawei phone',
    android('Chrome/131.0.0.0 Mobile Safari/537.36', 'Android 10; HUAWEI P30'),
    'huawei',
  ],
  ['Safari on an iPhone', iphone(safari), 'ios-safari'],
  ['Chrome on an iPhone', iphone('CriOS/131.0.0.0 Mobile/15E148 Safari/604.1'), 'ios-other'],
  ['Firefox on an iPhone', iphone('FxiOS/132.0 Mobile/15E148 Safari/605.1.15'), 'ios-other'],
  ['Edge on an iPhone', iphone('Version/18.0 EdgiOS/131.0 Mobile/15E148 Safari/604.1'), 'ios-other'],
  ['Facebook on an iPhone', iphone('Mobile/15E148 [FBAN/FBIOS;FBAV/488.0]'), 'in-another-app'],
  [
    'Instagram on Android',
    android('Version/4.0 Chrome/131.0 Mobile Safari/537.36 Instagram 357.0'),
    'in-another-app',
  ],
  ['Viber on Android', android('Version/4.0 Chrome/131.0 Mobile Safari/537.36 Viber/23.6'), 'in-another-app'],
  [
    'a page in some app on Android',
    android('Version/4.0 Chrome/131.0 Mobile Safari/537.36', 'Android 14; SM-A546E; wv'),
    'in-another-app',
  ],
  ['a page in some app on an iPhone', iphone('Mobile/15E148'), 'in-another-app'],
  ['Chrome on Windows', desktop('Chrome/131.0.0.0 Safari/537.36'), 'desktop-chrome'],
  ['Edge on Windows', desktop('Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0'), 'desktop-chrome'],
  ['Chrome on a Mac', desktop('Chrome/131.0.0.0 Safari/537.36', MAC), 'desktop-chrome'],
  ['Safari on a Mac', desktop('Version/18.1 Safari/605.1.15', MAC), 'mac-safari'],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'desktop-other',
  ],
  ['something unheard of', 'Lynx/2.9', 'desktop-other'],
])('%s', (_case, userAgent, way) => expect(installMethod({ userAgent })).toBe(way))

test('an iPad that claims to be a Mac is recognised by its touch screen', () => {
  const userAgent = desktop('Version/18.1 Safari/605.1.15', MAC)
  expect(installMethod({ userAgent, touchPoints: 5 })).toBe('ios-safari')
  expect(iosVersion({ userAgent, touchPoints: 5 })).toBe(18)
  expect(systemOf({ userAgent })).toBe('mac')
})

test.each([
  [iphone(safari), 18],
  [iphone('Version/17.6 Mobile/15E148 Safari/604.1', '17_6_1'), 17],
  [iphone('CriOS/131.0.0.0 Mobile/15E148 Safari/604.1', '18_0'), 18],
  [android('Chrome/131.0.0.0 Mobile Safari/537.36'), undefined],
])('the version of iOS in %s', (userAgent, version) => expect(iosVersion({ userAgent })).toBe(version))
