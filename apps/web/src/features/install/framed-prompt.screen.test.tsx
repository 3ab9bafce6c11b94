import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { createScreenTexts } from '@vizit/i18n/screen-texts.ts'
import { UiProvider } from '@vizit/ui/theme/ui-provider.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FramedPrompt } from './framed-prompt.tsx'

const NOW = Date.UTC(2026, 10, 23)
const agents = {
  android: 'Mozilla/5.0 (Linux; Android 14; SM-A546E) Chrome/131.0.0.0 Mobile Safari/537.36',
  huawei: 'Mozilla/5.0 (Linux; Android 10; HUAWEI P30) Chrome/131.0.0.0 Mobile Safari/537.36',
  'iOS 18': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  'iOS 17': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Mobile/15E148 Safari/604.1',
}
const userAgent = vi.spyOn(navigator, 'userAgent', 'get')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  userAgent.mockReturnValue(agents.android)
})
afterEach(() => {
  vi.useRealTimers()
  userAgent.mockReset()
})

/** The prompt beside a screen that is opened after this many days, with what the device has stored. */
async function opened(day = 0) {
  vi.setSystemTime(NOW + day * DAY_MS)
  const texts = createScreenTexts('ru')
  await texts.need(['install'])
  const { unmount } = render(
    <UiProvider texts={await texts.speak('ru')}>
      <FramedPrompt />
    </UiProvider>,
  )
  return { isShown: screen.queryByRole('region', { name: '«Визит» на главном экране' }) !== null, unmount }
}

test.each([
  ['android', true],
  ['huawei', false],
  ['iOS 18', true],
  ['iOS 17', false],
] as const)('on %s it is shown: %s', async (phone, shows) => {
  userAgent.mockReturnValue(agents[phone])
  expect((await opened()).isShown).toBe(shows)
})

test.each([
  ['button', 'Закрыть'],
  ['link', 'Установить'],
])('closed by the %s "%s" it comes back after a day, and closed again after 30 days', async (role, name) => {
  const user = userEvent.setup()
  for (const [day, shows] of [
    [0, true],
    [0.9, false],
    [1, true],
    [30.9, false],
    [31, true],
  ] as const) {
    const { isShown, unmount } = await opened(day)
    expect(isShown, `on day ${day}`).toBe(shows)
    if (isShown) {
      await user.click(screen.getByRole(role, { name }))
      expect(screen.queryByRole('region')).toBeNull()
    }
    unmount()
  }
})

test('the steps open on a separate page, because a frame cannot be installed', async () => {
  await opened()
  const link = screen.getByRole('link', { name: 'Установить' })
  expect(link.getAttribute('href')).toBe('/install-pwa')
  expect(link.getAttribute('target')).toBe('_blank')
})
