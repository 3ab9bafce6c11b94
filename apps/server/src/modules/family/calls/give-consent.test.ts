import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { consent, ledger } = familyActs(world.call)
const entriesOf = async (who: WorldPatient) => (await ledger(who, who.profileId)).json.entries
const actsIn = (entries: { action: string; actor: { isMe: boolean } }[]) =>
  entries.map(({ action, actor }) => `${action}${actor.isMe ? ' by me' : ''}`)

test('the first consent is audited, a second one is not', async () => {
  const anna = await world.patient({ consent: false })
  expect([(await consent(anna)).status, (await consent(anna)).status]).toEqual([204, 204])
  expect(actsIn(await entriesOf(anna))).toEqual(['consent-given by me'])
})
