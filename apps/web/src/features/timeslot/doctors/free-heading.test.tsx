import { render, screen } from '@testing-library/react'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { UiProvider } from '@vizit/ui/theme/ui-provider.tsx'
import { expect, test } from 'vitest'
import { FreeHeading } from './free-heading.tsx'

const shown = (date: string) => (
  <UiProvider texts={serverTexts('ru')}>
    <FreeHeading date={date} pending={false} focusOn={date} count={null} />
    <button type="button">Следующий день</button>
  </UiProvider>
)
const heading = () => screen.getByRole('heading', { level: 2 })

test('each chosen date gets the focus, also if its times are already loaded', () => {
  const { rerender } = render(shown('2026-11-24'))
  expect(document.activeElement).toBe(heading())
  screen.getByRole('button').focus()
  rerender(shown('2026-11-25'))
  expect(document.activeElement).toBe(heading())
})
