import type { Answer, CallName, Input } from '@vizit/api-client/calls.ts'
import { address as addressOf, type Sent } from '@vizit/api-client/request.ts'
import { routes } from '@vizit/api-client/routes.ts'
import type { Account } from './accounts.ts'
import { address } from './address.ts'
import { newSurname } from './new-surname.ts'

/** Makes a call like another device of that person. */
async function callAs<N extends CallName>(account: Account, name: N, input: Input<N>): Promise<Answer<N>> {
  const sent = input as Sent
  const response = await fetch(address() + addressOf(routes[name], sent), {
    method: routes[name].method,
    headers: {
      Authorization: `Bearer ${account.bearer}`,
      'Accept-Language': 'ru',
      'Idempotency-Key': crypto.randomUUID(),
      ...(sent.body ? { 'Content-Type': 'application/json' } : {}),
    },
    body: sent.body ? JSON.stringify(sent.body) : null,
  })
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
  return (response.status === 204 ? undefined : await response.json()) as Answer<N>
}

export const readProfileAs = (account: Account) => callAs(account, 'readProfile', {})

/** Adds a girl of seven with the consents that booking needs. */
export async function addChildAs(account: Account): Promise<{ profileId: string; fullName: string }> {
  const fullName = `${newSurname()} Мария`
  const { data } = await callAs(account, 'addChild', {
    body: { fullNameRu: fullName, birthday: bornYearsAgo(7), sex: 'FEMALE', consentReceived: true },
  })
  const added = data.family.find(({ profile }) => profile.fullNameRu === fullName)
  if (!added) throw new Error('the child is not in the family')
  return { profileId: added.profileId, fullName }
}

/** Makes two accounts relatives: one shows a code, the other enters it; neither may book for the other yet. */
export async function relate(one: Account, other: Account, relKind: 'SPOUSE' | 'OTHER'): Promise<void> {
  const { code } = await callAs(one, 'showFamilyCode', { query: { relKind } })
  const asked = await callAs(other, 'joinFamily', { body: { code, relKind } })
  if (asked.status !== 'requested') throw new Error('the code is of another kind')
  await callAs(one, 'acceptJoinRequest', { params: { id: asked.request.id } })
  await callAs(one, 'markFamilySeen', {})
  await callAs(other, 'markFamilySeen', {})
}

/** A birthday, `YYYY-MM-DD`, that is not near today's date. */
const bornYearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-02`
