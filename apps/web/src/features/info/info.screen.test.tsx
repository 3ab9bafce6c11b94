import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

test.each([
  ['ru', 'О «Визите»', 'Инструкция', 'Политика конфиденциальности'],
  ['be', 'Пра «Візіт»', 'Інструкцыя', 'Палітыка канфідэнцыяльнасці'],
  ['en', 'About Vizit', 'Guide', 'Privacy policy'],
] as const)(
  '/info describes the product in %s, and leads to the guide and the rules',
  async (language, title, guide, privacy) => {
    answer('listProviders', [])
    await open('/info', { language, settings: { supportEmail: 'help@vizit.example' } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('link', { name: guide }).getAttribute('href')).toBe(`/guide/${language}.html`)
    expect(screen.getByRole('link', { name: privacy }).getAttribute('href')).toBe(
      `/legal/privacy-${language}.html`,
    )
    expect(
      (await screen.findByRole('link', { name: /поддержк|падтрымк|support/ })).getAttribute('href'),
    ).toMatch(/^mailto:/)
    expect(screen.getByText(/^(Версия|Версія|Version) \d+(\.\d+)*$/)).toBeTruthy()
  },
)
