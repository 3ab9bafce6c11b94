import type { World } from '@vizit/test-kit/world/world.ts'
import { type Act, press, write } from './act.ts'

const requestsIn =
  ({ db }: World, accountId: string) =>
  async () =>
    (
      await db.selectFrom('insurer_request').select('company').where('account_id', '=', accountId).execute()
    ).map(({ company }) => company)

export const addInsurerRequest = async (world: World): Promise<Act> => {
  const who = await world.patient()
  return {
    who,
    path: '/insurer-request',
    before: user => write(user, /^Страховая компания/, 'Ветразь'),
    press: user => press(user, 'Отправить'),
    says: /Просьба отправлена/,
    holds: requestsIn(world, who.accountId),
    held: ['Ветразь'],
  }
}
