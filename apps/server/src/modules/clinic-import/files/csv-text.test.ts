import { expect, test } from 'vitest'
import { readCsv } from './csv-text.ts'

const read = (text: string) => readCsv(new TextEncoder().encode(text))

test.each<[string, string]>([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\n1;2\n'],
  ['tabs', 'a\tb\n1\t2\n'],
  ['a byte order mark and Windows line ends', '\uFEFFa;b\r\n1;2\r\n'],
  ['spaces around and no last line end', ' a , b \n 1 , 2 '],
])('%s', (_case, text) => {
  expect(read(text)).toEqual({
    problems: [],
    lines: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ],
  })
})

test('line numbers of rows count empty lines and quoted line breaks', () => {
  expect(read('a,b\n\n,\n"one\ntwo",2\n"with ""quotes"", and comma",3\n')).toEqual({
    problems: [],
    lines: [
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['one\ntwo', '2'] },
      { line: 6, cells: ['with "quotes", and comma', '3'] },
    ],
  })
})

test.each([
  ['never closed', 'a,b\n1,2\n"3,4\n5,6\n7,8\n', [1, 2, 4, 5]],
  ['inside a value', 'a,b\n1,2\n3,"4"5\n7,8\n', [1, 2, 4]],
  ['never closed, by Windows line ends', 'a,b\r\n1,2\r\n"3,4\r\n5,6\r\n', [1, 2, 4]],
])('a quotation mark %s is reported with its row, and the other rows are read', (_case, text, lines) => {
  const csv = read(text)
  expect(csv.problems).toEqual([{ line: 3, key: 'problem.quotes' }])
  expect(csv.lines.map(({ line }) => line)).toEqual(lines)
})

test('every broken row is reported', () => {
  const csv = read('a,b\n"1,2\n3,"4"5\n6,7\n8,9"0\n')
  expect(csv.problems.map(({ line }) => line)).toEqual([2, 3, 5])
  expect(csv.lines.map(({ line }) => line)).toEqual([1, 4])
})

test('other encodings are refused', () => {
  expect(readCsv(Uint8Array.from([0xca, 0xee, 0xe4]))).toEqual({
    lines: [],
    problems: [{ line: null, key: 'problem.notUtf8' }],
  })
})

test("a very long file (a laboratory's results of years) is read", () => {
  const { lines, problems } = read('a,b\n'.repeat(200_000))
  expect([lines.length, lines.at(-1)?.line, problems]).toEqual([200_000, 200_000, []])
})

test('a file of another system is read in its encoding', () => {
  const windows = Uint8Array.from([0xe0, 0x3b, 0xe1, 0x0a, 0xb3, 0x3b, 0xa2, 0x0a])
  const utf16 = Buffer.from('\uFEFFа;б\nі;ў\n', 'utf16le')
  for (const bytes of [windows, utf16, Buffer.from(utf16).swap16()]) {
    const { lines, problems } = readCsv(bytes, { anyEncoding: true })
    expect(problems).toEqual([])
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['а', 'б'],
      ['і', 'ў'],
    ])
  }
})
