import { render, screen } from '@testing-library/react'
import { TextsProvider } from '@vizit/i18n/react/texts-provider.tsx'
import { createScreenTexts } from '@vizit/i18n/screen-texts.ts'
import type { Texts } from '@vizit/i18n/texts.ts'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { expect, test } from 'vitest'

async function show(change: Partial<Texts> = {}) {
  const texts = await createScreenTexts('ru').speak('ru')
  render(
    <TextsProvider texts={{ ...texts, ...change }}>
      <RefusalBlock refusal={{ code: 'OFFLINE', attributes: {} }} isReading />
    </TextsProvider>,
  )
  return screen.findByRole('alert')
}

test('the first refusal of a page loads the reasons of refusals', async () => {
  const block = await show()
  expect(block.textContent).toBe('Это ещё не загруженоПоявится само, когда вернётся интернет.')
})

test('without the reasons, because the network was lost before, the refusal is shown with a plain text', async () => {
  const lost = { knows: () => false, load: () => Promise.reject(new Error('no network')) }
  const block = await show(lost)
  expect(block.textContent).toBe('Что-то пошло не так')
})
