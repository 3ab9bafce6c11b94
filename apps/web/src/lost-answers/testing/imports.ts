import { screen } from '@testing-library/react'
import { startVisitImport } from '../../app/visit-import/visit-import.ts'
// It is imported lazily; without this the first test would wait for it.
import '../../features/visit-import/visit-import.tsx'
import { type Arrange, press } from './act.ts'
import { withEmail } from './scenes.ts'

export const importVisit: Arrange = async world => {
  const who = await withEmail(world)
  const { assignmentId } = await world.doctor({ slots: 0 })
  const orderId = await world.unclaimedVisit(assignmentId, { phone: who.phone, birthday: '1985-06-15' })
  return {
    who,
    path: '/visits',
    before: async () => {
      startVisitImport({ orderId, waits: false })
      await screen.findByRole('dialog', { name: 'Найден визит' })
    },
    press: user => press(user, 'Добавить визит'),
    says: /Визит добавлен/,
    holds: async () => (await world.visits(who)).json.future.length,
    held: 1,
  }
}
