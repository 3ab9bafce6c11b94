import { SECRET } from '@vizit/test-kit/world/secret.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { type MemberData, memberHashes, programmeKeys, sealMember } from '../../modules/programmes/public.ts'

const PROGRAMME = 'shield'
const keys = programmeKeys(SECRET)
let made = 0

/** A card of an insurer, of which the person is a member with the phone of the caller; returns its barcode. */
export async function createCard(
  { db }: World,
  { profileId, caller }: { readonly profileId: string; readonly caller: { readonly phone: string } },
): Promise<string> {
  const barcode = String(4_820_000_000_000 + ++made)
  const code = `card-${made}`
  const person = await db
    .selectFrom('profile')
    .select(['last_name', 'first_name', 'birthday'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  const data: MemberData = {
    ...{ barcode, number: null, email: null, middleName: null, phone: caller.phone },
    ...{ lastName: person.last_name, firstName: person.first_name, birthday: person.birthday },
  }
  await db
    .insertInto('programme')
    .values({ code: PROGRAMME, kind: 'INSURER', caption_ru: 'Щит' })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { id } = await db
    .insertInto('programme_contract')
    .values({ programme_code: PROGRAMME, code, activates_on: '2026-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('programme_member')
    .values({
      ...{ programme_code: PROGRAMME, contract_id: id, code, family_code: code },
      ...{ has_person: true, row_hash: Buffer.from(code) },
      barcode_hash: memberHashes(keys, data).barcode,
      sealed: sealMember(keys.member, PROGRAMME, code, data),
    })
    .execute()
  return barcode
}
