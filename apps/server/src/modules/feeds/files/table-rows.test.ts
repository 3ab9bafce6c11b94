import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { code, date, optional, required, table } from '../../clinic-import/public.ts'
import { readRows } from './read-rows.ts'
import { tableRows } from './table-rows.ts'

const people = tableRows(
  table(['people.csv'], {
    code: required(code, 'Код', 'code'),
    since: optional(date, 'Участвует с', 'valid_from'),
  }),
)

async function read(content: string) {
  const feed = { read: () => Readable.from([Buffer.from(content)]), hash: Buffer.of() }
  const rows = []
  for await (const chunk of readRows({ ...feed, encoding: 'utf-8' }, people)) rows.push(...chunk)
  return rows
}

test.each([
  ['Russian headers', 'Код;Участвует с\na;25.12.2026\n'],
  ['English headers and a column of no interest', 'VALID_FROM,colour,code\r\n2026-12-25,red,a\r\n'],
  ['lines that end with a carriage return', 'code;valid_from\ra;2026-12-25\r'],
  ['a carriage return too many', 'code;valid_from\r\r\na;2026-12-25\r\r\n'],
  ['a last line that does not end', 'code;valid_from\ra;2026-12-25'],
  ['NDJSON', '\n{"code":"a","valid_from":"2026-12-25"}'],
])('%s are read by the rules of an import', async (_case, content) => {
  expect(await read(content)).toMatchObject([
    { line: 2, values: { code: 'a', since: '2026-12-25' }, problems: [] },
  ])
})

test('a row that cannot be read is told with its line and column', async () => {
  const [broken, wrong] = await read('Код,Участвует с\n"a,25.12.2026\n,soon\n')
  expect(broken).toEqual({ line: 2, problem: 'quotes' })
  expect(wrong).toMatchObject({
    values: {},
    problems: [
      { line: 3, column: 'Код', key: 'problem.required' },
      { line: 3, column: 'Участвует с', key: 'expected.date', found: 'soon' },
    ],
  })
})

test('a feed without a needed column is refused as a whole', async () => {
  await expect(read('valid_from\n2026-12-25\n')).rejects.toMatchObject({ columns: ['code'] })
  await expect(read('')).rejects.toMatchObject({ columns: ['code'] })
})
