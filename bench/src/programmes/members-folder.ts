import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const CONTRACTS = 200
/** Members of a family: an employee and those who are named after them. */
const FAMILY = 3
const LINES_AT_ONCE = 1000
const HEADER = 'Код;Договор;E-mail;Фамилия;Имя;Отчество;Дата рождения;Телефон;Семья'

interface Wanted {
  readonly code: string
  readonly members: number
  /** The organisation that is covered. */
  readonly clinic: string
}

/** Writes the folder of an employer with so many members (docs/how-to/import-a-programme.md). */
export async function writeProgrammeFolder(folder: string, { code, members, clinic }: Wanted): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const contracts = Array.from({ length: CONTRACTS }, (_, at) => `${at};01.01.2026;`)
  const files = {
    'programme.csv': `Код;Вид;Название;Домены почты;Семья\n${code};работодатель;${code};${code}.by;да`,
    'contracts.csv': ['Договор;Действует с;Действует по', ...contracts].join('\n'),
    'covered.csv': `Медицинский центр;Покрытие\n${clinic};покрыто`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  await writeMembers(join(folder, 'members.csv'), { members, domain: `${code}.by` })
}

/** Writes a file of members; another `mailbox` makes each row another one. */
export async function writeMembers(
  path: string,
  { members, domain, mailbox = 'person' }: { members: number; domain: string; mailbox?: string },
): Promise<void> {
  function* lines(): Generator<string> {
    yield `${HEADER}\n`
    for (let from = 0; from < members; from += LINES_AT_ONCE) {
      const some = Array.from({ length: Math.min(LINES_AT_ONCE, members - from) }, (_, at) => from + at)
      yield some.map(nth => lineOf(nth, `${mailbox}${nth}@${domain}`)).join('')
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}

function lineOf(nth: number, email: string): string {
  const first = nth - (nth % FAMILY)
  const two = (number: number) => String(number).padStart(2, '0')
  const birthday = `${two(1 + (nth % 28))}.${two(1 + (nth % 12))}.${1950 + (nth % 55)}`
  const phone = `+37529${String(1_000_000 + nth)}`
  const contract = first % CONTRACTS
  return `m${nth};${contract};${email};Иванова;Анна;Петровна;${birthday};${phone};${nth === first ? '' : `m${first}`}\n`
}
