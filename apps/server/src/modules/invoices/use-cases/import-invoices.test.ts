import { join } from 'node:path'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { describeInvoicesImport } from './describe-invoices-import.ts'
import { importInvoices } from './import-invoices.ts'

const world = await testWorld()
const services = testServices(world)
const newFolder = testFolders()
const { providerCode } = world.clinic
const doctor = await world.doctor()
const patient = await world.patient()
await world.cover(patient, { code: 'bns', kind: 'INSURER' })
const visitId = await world.pastVisit(patient, doctor.assignmentId, { daysAgo: 3, covererCode: 'bns' })
const cancelled = await world.pastVisit(patient, doctor.assignmentId, {
  ...{ daysAgo: -3, status: 'reserved', covererCode: 'bns' },
})
const HEADER =
  'Медицинский центр;Счёт;Визит;Программа;Дата;Ответить до;Позиция;Услуга;Код услуги;Количество;Сумма;Оплачивает программа'

async function bring(
  lines: readonly string[],
  options: { readonly checkOnly?: boolean; readonly progress?: (done: number) => void } = {},
) {
  const folder = await newFolder()
  await folder.write('invoices.csv', `${HEADER}\n${lines.join('\n')}\n`)
  return importInvoices(join(folder.path, 'invoices.csv'), services, { ...options, by: 'op' })
}
const said = async (lines: readonly string[]) => describeInvoicesImport(await bring(lines), 'ru')
const stored = () => world.db.selectFrom('invoice').selectAll().execute()

const GOOD = [
  `${providerCode};СЧ-1;${visitId};bns;01.03.2026;09.03.2026;1;Консультация;K01;1;65,5;60`,
  `${providerCode};СЧ-1;${visitId};bns;01.03.2026;09.03.2026;2;ЭКГ;;2;20;`,
]

test('all mistakes are told at once with line and column, and nothing is changed', async () => {
  expect(
    await said([
      ...GOOD,
      `none;СЧ-2;${visitId};bns;01.03.2026;;1;Приём;;1;10;`,
      `${providerCode};СЧ-3;нет;bns;01.03.2026;;1;Приём;;1;10;11`,
      `${providerCode};СЧ-4;${visitId};none;01.03.2026;01.03.2026;1;Приём;;1;10;`,
      `${providerCode};СЧ-4;${visitId};bns;01.03.2026;01.03.2026;1;Приём;;0;десять;`,
      `${providerCode};СЧ-5;${cancelled};bns;5.03.2026;;1;Приём;;1;10;`,
      `${providerCode};СЧ-6;${visitId};bns;2026-01-01;;1;Приём;;1;10;`,
      `${providerCode};СЧ-7;${visitId};bns;01.03.2026;;1;Приём;;1;0;`,
    ]),
  ).toMatchInlineSnapshot(`
    [
      "invoices.csv, строка 4, столбец «Медицинский центр»: такого медицинского центра нет; ожидается его код; указано «none»",
      "invoices.csv, строка 5, столбец «Визит»: такого визита у этого медицинского центра нет; указано «нет»",
      "invoices.csv, строка 5, столбец «Оплачивает программа»: программа не может оплатить больше суммы",
      "invoices.csv, строка 6, столбец «Программа»: такого кода нет; указано «none»",
      "invoices.csv, строка 6, столбец «Ответить до»: день ответа уже прошёл; указано «01.03.2026»",
      "invoices.csv, строка 7, столбец «Количество»: ожидается целое число от 1 до 10000; указано «0»",
      "invoices.csv, строка 7, столбец «Сумма»: ожидается сумма в рублях до 9 999 999,99, например 12,50 или 1 000,50; указано «десять»",
      "invoices.csv, строка 7, столбец «Позиция»: повтор: то же самое уже есть в строке 6",
      "invoices.csv, строка 7, столбец «Программа»: в строках одного счёта это должно совпадать",
      "invoices.csv, строка 8, столбец «Визит»: визит ещё не состоялся",
      "invoices.csv, строка 8, столбец «Дата»: дата счёта ещё не наступила; указано «5.03.2026»",
      "invoices.csv, строка 9, столбец «Дата»: дата счёта раньше дня визита; указано «2026-01-01»",
      "invoices.csv, строка 10, столбец «Сумма»: сумма счёта 0,00: платить нечего, такой счёт не нужен",
      "Найдено 13 ошибок. Ничего не изменено.",
    ]
  `)
  expect(await stored()).toEqual([])
})

test('a code of a medical centre that is none is told once', async () => {
  const told = await said([`WALK;СЧ-8;${visitId};bns;01.03.2026;;1;Приём;;1;10;`])
  expect(told.filter(line => line.includes('строка 2'))).toEqual([
    expect.stringMatching(/столбец «Медицинский центр»: ожидается код.*указано «WALK»$/),
  ])
  expect(await stored()).toEqual([])
})

test('a file is checked, brought in, and changes nothing when it comes again', async () => {
  expect(await bring(GOOD, { checkOnly: true })).toEqual({ outcome: 'checked', count: 1 })
  expect(await said(GOOD)).toEqual(['Счета: новых 1, исправленных 0, без изменений 0.'])
  const before = await stored()
  expect(before[0]?.answer_until).toEqual(new Date('2026-03-09T21:00:00Z'))
  expect(await said(GOOD.toReversed())).toEqual(['Счета: новых 0, исправленных 0, без изменений 1.'])
  expect(await stored()).toEqual(before)
})

test('a number that is taken by another visit is told', async () => {
  const other = await world.pastVisit(patient, doctor.assignmentId, { daysAgo: 5, covererCode: 'bns' })
  const { outcome, ...rest } = await bring(GOOD.map(line => line.replace(visitId, other)))
  expect([outcome, rest]).toMatchObject(['refused', { problems: [{ key: 'invoices.otherVisit', line: 2 }] }])
})

test('a long file tells its progress', async () => {
  const lines = Array.from(
    { length: 501 },
    (_, nth) => `${providerCode};Д-${nth};${visitId};bns;01.03.2026;;1;Приём;;1;10;`,
  )
  const told: number[] = []
  const progress = (done: number) => void told.push(done)
  expect(await bring(lines, { progress })).toMatchObject({ outcome: 'imported', added: 501 })
  expect(told).toEqual([500])
})
