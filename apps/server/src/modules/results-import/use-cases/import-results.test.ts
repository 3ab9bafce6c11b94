import { appendFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import { storedValues } from '@vizit/test-kit/world/stored-values.ts'
import { expect, test } from 'vitest'
import { aReader, aVisit, peter, vera } from '../testing/people.ts'
import { EXAMPLE, NOTHING, resultsWorld } from '../testing/results-world.ts'
import { describeResultsImport } from './describe-results-import.ts'
import { importResults } from './import-results.ts'

const { db, deps, folder, heard, now, said, stored, tests } = await resultsWorld()

test('the example is imported, and shown to its patients when they register', async () => {
  expect(await said(EXAMPLE)).toEqual([
    'Анализы: добавлено 4, обновлено 0, без изменений 0.',
    'Заключения: добавлено 1, обновлено 0, без изменений 0.',
    'Сообщения отправлены 0 людям.',
    '3 пациентов здесь ещё нет: они увидят результаты, когда войдут с этими телефонами и заполнят профиль.',
    'Назначения: добавлено 3, обновлено 0, без изменений 0.',
  ])
  const [first, second, third] = await tests()
  expect(first).toMatchObject({
    ...{ number: 'ан-5001', name: 'Общий анализ крови', status: 'ready', profile_id: null },
    ...{ physician_name: 'Ковалевич Анна Сергеевна', taken_at: new Date('2025-04-15T05:10:00Z') },
  })
  expect(second?.ready_at).toEqual(now)
  expect(third).toMatchObject({ status: 'in-progress', ready_at: null, laboratory: 'Лаборатория «Пробирка»' })
  const values = await storedValues(db, deps)
  expect(values).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ value: '118', number: 118, comparator: null, flag: 'low' }),
      expect.objectContaining({ value: '< 0,1', number: 0.1, comparator: '<', flag: 'normal' }),
      expect.objectContaining({ value: 'единичные', number: null, comparator: null, flag: 'normal' }),
    ]),
  )
  expect(heard).toEqual([])
})

test('a patient with an account gets one message without medical words', async () => {
  const { profileId } = await aReader(db, '375297001041', vera)
  expect((await said(EXAMPLE))[2]).toBe('Сообщение отправлено 1 человеку.')
  const sent = await db.selectFrom('outbox').select(['recipient', 'template', 'data', 'opens']).execute()
  expect(sent.map(withFacts)).toEqual([
    {
      recipient: '375297001041',
      template: 'records-ready',
      data: { link: 'https://vizit.example' },
      opens: '/tests',
    },
  ])
  expect(heard).toEqual([
    ['tests', { profiles: [profileId] }],
    ['visits', { profiles: [profileId] }],
  ])
  expect((await tests()).filter(({ profile_id }) => profile_id === profileId)).toHaveLength(3)
})

test('importing again changes nothing and sends nothing', async () => {
  await aReader(db, '375297001041', vera)
  await said(EXAMPLE)
  const before = [await stored(), await tests()]
  heard.length = 0
  expect((await said(EXAMPLE)).slice(0, 3)).toEqual([
    'Анализы: добавлено 0, обновлено 0, без изменений 4.',
    'Заключения: добавлено 0, обновлено 0, без изменений 1.',
    'Сообщения отправлены 0 людям.',
  ])
  expect([await stored(), await tests()]).toEqual(before)
  expect(heard).toEqual([])
})

test('a test in progress becomes ready with values and a file, and its reader gets a message then', async () => {
  await aReader(db, '375297001041', vera)
  await said(EXAMPLE)
  await db.deleteFrom('outbox').execute()
  const path = await folder([
    'results.csv',
    'в работе;минск-1;ковалевич;Лаборатория «Пробирка»;;',
    'готов;минск-1;ковалевич;Лаборатория «Пробирка»;;files/oak-1041.pdf',
  ])
  await appendFile(join(path, 'values.csv'), 'rodnik;ан-5118;TSH;ТТГ;2,1;мМЕ/л;0,4;4,0;;\n')
  expect((await said(path)).slice(0, 3)).toEqual([
    'Анализы: добавлено 0, обновлено 1, без изменений 3.',
    'Заключения: добавлено 0, обновлено 0, без изменений 1.',
    'Сообщение отправлено 1 человеку.',
  ])
  expect((await tests()).find(({ number }) => number === 'ан-5118')).toMatchObject({
    status: 'ready',
    ready_at: now,
  })
})

test('all problems are reported at once, and nothing is imported', async () => {
  const path = await folder(
    ['patients.csv', '05.05.1990', '05.05.2990'],
    ['patients.csv', ';ж;', ';женщина;'],
    ['results.csv', 'rodnik;ан-5117;А-1041', 'rodnik;ан-5001;А-7'],
    ['results.csv', 'в работе', 'скоро'],
    ['results.csv', 'минск-2;савицкая;;;;', 'минск-9;савицкая;;в-1;нет.pdf;'],
    ['values.csv', '118;г/л;120;140', '118;г/л;140;120'],
    ['values.csv', 'ан-5001;WBC', 'ан-9;WBC'],
  )
  await writeFile(join(path, 'files/zakl-1043.pdf'), 'не документ')
  const lines = await said(path)
  expect(lines.toSorted()).toMatchInlineSnapshot(`
    [
      "patients.csv, строка 2, столбец «Дата рождения»: дата рождения должна быть не раньше 1900 года и не позже сегодняшнего дня",
      "patients.csv, строка 2, столбец «Пол»: ожидается «ж» или «м»",
      "results.csv, строка 3, столбец «Карта»: такой карты нет в файле пациентов; указано «А-7»",
      "results.csv, строка 3, столбец «Номер»: повтор: то же самое уже есть в строке 2",
      "results.csv, строка 4, столбец «Состояние»: ожидается «готов» или «выполняется»; указано «скоро»",
      "results.csv, строка 5, столбец «Визит»: у этого медицинского центра нет визита с таким номером; указано «в-1»",
      "results.csv, строка 5, столбец «Файлы»: такого файла нет в папке; указано «нет.pdf»",
      "results.csv, строка 5, столбец «Филиал»: у этого медицинского центра нет филиала с таким кодом; указано «минск-9»",
      "results.csv, строка 6, столбец «Файлы»: это не PDF; указано «files/zakl-1043.pdf»",
      "values.csv, строка 3, столбец «Номер»: такого анализа нет в файле результатов; указано «ан-9»",
      "values.csv, строка 4, столбец «До»: верхняя граница нормы меньше нижней",
      "values.csv, строка 4, столбец «Номер»: такого анализа нет в файле результатов; указано «ан-5117»",
      "values.csv, строка 5, столбец «Номер»: такого анализа нет в файле результатов; указано «ан-5117»",
      "Найдено 13 ошибок. Ничего не изменено.",
    ]
  `)
  expect(await stored()).toEqual(NOTHING)
})

test('of a row with cells that could not be read the other problems are told, too', async () => {
  const path = await folder(
    ['results.csv', 'в работе', 'скоро'],
    ['results.csv', 'rodnik;ан-5118;А-1041', 'rodnik;ан-5118;А-8'],
    ['prescriptions.csv', 'rodnik;рц-301;А-1043', 'rodnik;рц-301;А-9999'],
    ['prescriptions.csv', '07.10.2025;9:30;07.11.2025;мороз;', '07.10.2025;9:30;31.02.2026;мороз;в-1'],
  )
  const lines = await said(path)
  expect(lines.filter(line => /results.csv.*«(Карта|Состояние)»/.test(line))).toHaveLength(2)
  expect(lines.filter(line => /prescriptions.csv, строка 2, /.test(line)).toSorted()).toEqual([
    expect.stringMatching(/столбец «Визит»: у этого медицинского центра нет визита/),
    expect.stringMatching(/столбец «Действует до»: /),
    expect.stringMatching(/столбец «Карта»: такой карты нет/),
  ])
})

test('prescriptions that belong to no visit are told with their lines, until there is a visit of that day', async () => {
  const { profileId } = await aReader(db, '375447001043', peter)
  const unseen =
    'Назначения не принадлежат ни одному визиту, их никто не увидит: prescriptions.csv, строки 2, 3, 4. ' +
    'Укажите номер визита в столбце «Визит» или повторите импорт, когда этот визит будет загружен.'
  expect(await said(EXAMPLE)).toContain(unseen)
  expect(await said(EXAMPLE)).toContain(unseen)
  const visitId = await aVisit(db, profileId, '2025-10-07T06:20:00Z')
  expect(await said(EXAMPLE)).not.toContain(unseen)
  const rows = await db.selectFrom('prescription').select('visit_id').execute()
  expect(rows).toEqual(Array(3).fill({ visit_id: visitId }))
})

test('a folder without a column for the paper consent revokes none', async () => {
  await said(EXAMPLE)
  const path = await folder(['patients.csv', '+375 29 700-10-41;01.09.2025', '+375 29 700-10-41;'])
  await said(path)
  const record = await db
    .selectFrom('medical_record')
    .select('paper_consent_on')
    .where('number', '=', 'А-1041')
    .executeTakeFirst()
  expect(record).toEqual({ paper_consent_on: '2025-09-01' })
})

test('a card of one person cannot be used for another, but may have a new name', async () => {
  await aReader(db, '375297001041', vera)
  await said(EXAMPLE)
  const another = await folder(['patients.csv', 'Лось;Вера;Ильинична;05.05.1990', 'Зубр;Анна;-;07.07.1991'])
  expect(await said(another)).toEqual([
    'patients.csv, строка 2, столбец «Карта»: по этой карте здесь уже есть другой человек; другому пациенту нужна своя карта; указано «А-1041»',
    'Найдена 1 ошибка. Ничего не изменено.',
  ])
  const wedded = await folder(['patients.csv', 'Лось;Вера', 'Зубр;Вера'])
  expect((await said(wedded))[0]).toBe('Анализы: добавлено 0, обновлено 0, без изменений 4.')
})

test('no file from outside the folder is read, however it is named', async () => {
  const path = await folder(['results.csv', 'files/oak-1041.pdf', '../passwd, files/link.pdf'])
  await symlink('/etc/hostname', join(path, 'files/link.pdf'))
  const lines = await said(path)
  expect(lines.filter(line => line.includes('файл вне папки'))).toHaveLength(2)
})

test("a doctor's report is attached to the visit that its row names, by our id or the reception’s number", async () => {
  const { profileId } = await aReader(db, '375447001043', peter)
  const [byId, byNumber] = [
    await aVisit(db, profileId, '2025-09-01T06:20:00Z'),
    await aVisit(db, profileId, '2025-09-02T06:20:00Z'),
  ]
  const { id: provider_id } = await db.selectFrom('provider').select('id').executeTakeFirstOrThrow()
  const { assignment_id } = await db
    .selectFrom('visit')
    .select('assignment_id')
    .where('id', '=', byNumber)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('registry_visit')
    .values({ visit_id: byNumber, provider_id, number: '2025-7', assignment_id, starts_at: now })
    .execute()
  const path = await folder()
  const row = (number: string, visit: string) =>
    `rodnik;${number};А-1043;заключение;Ещё одна;08.10.2025;;;;;;${visit};files/zakl-1043.pdf;\n`
  await appendFile(join(path, 'results.csv'), row('зк-1', byId) + row('зк-2', '2025-7'))
  await said(path)
  const reports = await db
    .selectFrom('medical_report')
    .select(['number', 'visit_id'])
    .orderBy('number')
    .execute()
  expect(reports).toEqual([
    { number: 'зк-1', visit_id: byId },
    { number: 'зк-2', visit_id: byNumber },
  ])
})

test("a doctor's report is attached to the only visit of its day, or else listed with the tests", async () => {
  const { profileId } = await aReader(db, '375447001043', peter)
  const visitId = await aVisit(db, profileId, '2025-10-07T06:20:00Z')
  const path = await folder()
  await appendFile(
    join(path, 'results.csv'),
    'rodnik;зк-0812;А-1043;заключение;Ещё одна;08.10.2025;;;;;;;files/zakl-1043.pdf;\n',
  )
  await said(path)
  const reports = await db.selectFrom('medical_report').select(['number', 'visit_id']).execute()
  expect(reports).toEqual([{ number: 'зк-0811', visit_id: visitId }])
  expect((await tests()).find(({ number }) => number === 'зк-0812')).toMatchObject({
    kind: 'conclusion',
    status: 'ready',
  })
  const { updated_at } = await db
    .selectFrom('visit')
    .select('updated_at')
    .where('id', '=', visitId)
    .executeTakeFirstOrThrow()
  expect(updated_at).toEqual(now)
  expect((await said(path)).slice(0, 2)).toEqual([
    'Анализы: добавлено 0, обновлено 0, без изменений 4.',
    'Заключения: добавлено 0, обновлено 0, без изменений 2.',
  ])
})

test('--check changes nothing in the database', async () => {
  expect(describeResultsImport(await importResults(EXAMPLE, deps, { checkOnly: true }), 'ru')).toEqual([
    'Ошибок нет. Это была проверка: ничего не изменено.',
    'В папке анализов: 4, заключений: 1.',
    'В папке 3 назначения.',
  ])
  expect(await stored()).toEqual(NOTHING)
})
