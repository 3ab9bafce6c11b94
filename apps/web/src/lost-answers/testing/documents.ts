import { screen } from '@testing-library/react'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type Arrange, press, pressInDialog } from './act.ts'
import { withTest } from './scenes.ts'

const consents = (world: World, bearer: string) => async () =>
  (await world.call('GET', '/api/v2/my/providers/reports/consents', { bearer })).json.consents.map(
    ({ given }: { given: string | null }) => given,
  )

export const giveDocumentsConsent: Arrange = async world => {
  const { who, path } = await withTest(world, false)
  return {
    ...{ who, path },
    before: async user => {
      await press(user, /^Открыть результаты/)
      await user.click(await screen.findByRole('checkbox', { name: 'Подтверждаю согласие' }))
    },
    press: user => press(user, 'Дать согласие'),
    says: /Отправить код/,
    holds: consents(world, who.bearer),
    held: ['online'],
  }
}

export const withdrawDocumentsConsent: Arrange = async world => {
  const { who } = await withTest(world)
  return {
    who,
    path: '/tests/consents',
    before: async user => user.click(await screen.findByLabelText(/^Отозвать: /)),
    press: user => pressInDialog(user, 'Отозвать'),
    says: /Согласие отозвано|Дать согласие|не дано/,
    holds: consents(world, who.bearer),
    held: [null],
  }
}
