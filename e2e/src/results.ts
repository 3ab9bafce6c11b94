import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { Account } from './accounts.ts'
import { address } from './address.ts'
import { vizit } from './vizit.ts'

const example = join(import.meta.dirname, '../../examples/results/files/oak-1041.pdf')

/** The name of the imported test, the referring doctor, and a line of its PDF. */
export const bloodTest = {
  name: 'Общий анализ крови',
  physician: 'Ковалевич Анна Сергеевна',
  line: 'Гемоглобин',
}

/** Imports two blood tests of this person from the demo's clinic, with values, and a PDF of the latest. */
export async function giveResults(account: Account, { agreed }: { agreed: boolean }): Promise<void> {
  const card = cardOf(account)
  const tests = [
    `demo;${card}-1;${card};${bloodTest.name};2025-11-12;готов;${bloodTest.physician};`,
    `demo;${card}-2;${card};${bloodTest.name};2026-09-02;готов;${bloodTest.physician};blood.pdf`,
  ]
  const values = [
    `demo;${card}-1;HGB;Гемоглобин;131;г/л;120;140`,
    `demo;${card}-2;HGB;Гемоглобин;118;г/л;120;140`,
  ]
  await importResults(account, agreed, {
    'results.csv': ['Клиника;Номер;Карта;Название;Дата;Состояние;Врач;Файлы', ...tests],
    'values.csv': ['Клиника;Номер;Код;Показатель;Значение;Единица;От;До', ...values],
  })
}

/** Imports what a doctor of the demo's clinic prescribed on a day (`YYYY-MM-DD`): a pack of the register, and other advice. */
export async function givePrescriptions(account: Account, day: string): Promise<void> {
  const card = cardOf(account)
  await importResults(account, true, {
    'prescriptions.csv': [
      'Клиника;Номер;Карта;Препарат;Как принимать;Упаковок;Упаковка;Дата',
      `demo;${card}-р1;${card};Нурофен;По 1 таблетке;2;demo-1;${day}`,
      `demo;${card}-р2;${card};Больше гулять;;;;${day}`,
    ],
  })
}

const cardOf = ({ profileId }: Account) => profileId.slice(0, 8)

async function importResults(
  account: Account,
  agreed: boolean,
  files: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const headers = { Authorization: `Bearer ${account.bearer}` }
  const reply = await fetch(`${address()}/api/v2/my/profile`, { headers })
  const me = (await reply.json()) as Answer<'readProfile'>
  const { lastName, firstName, middleName, birthday, sex, primaryPhone } = me
  const folder = await mkdtemp(join(tmpdir(), 'vizit-results-'))
  try {
    await cp(example, join(folder, 'blood.pdf'))
    await writeFile(
      join(folder, 'patients.csv'),
      `Клиника;Карта;Фамилия;Имя;Отчество;Дата рождения;Пол;Телефон;Согласие
demo;${cardOf(account)};${lastName};${firstName};${middleName ?? '-'};${birthday};${sex === 'MALE' ? 'м' : 'ж'};${primaryPhone};${agreed ? '2025-09-01' : ''}
`,
    )
    for (const [name, lines] of Object.entries(files)) await writeFile(join(folder, name), lines.join('\n'))
    await vizit('import', 'results', folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
