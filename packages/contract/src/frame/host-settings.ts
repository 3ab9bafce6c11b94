import { parsePhone } from '@vizit/domain/person/phone.ts'
import { ROW_ID, SLUG } from '@vizit/domain/validation/code-shapes.ts'

/** The settings that a host page may give the frame (product §2, "Routes"). */
export interface HostSettings {
  /** The code of the medical organisation. */
  readonly providerCode?: string
  readonly doctorId?: string
  readonly branchId?: string
  /** Only these assignments (doctor at a branch) are offered; a single one is selected automatically. */
  readonly assignmentIds?: readonly string[]
  /** Only doctors who can be booked online are offered. */
  readonly doctorOnline?: boolean
  /**
   * The doctors to show: 0 of adults and children, 1 of adults, 2 of children (product §3); also shows the switch
   * between them.
   */
  readonly profileFilter?: ProfileFilter
  /** A visit booked elsewhere, to be imported (product §4, "Import visit"). */
  readonly visitId?: string
  /** The patient's phone as the site knows it: digits with the country code. */
  readonly phone?: string
  /** True if the doctor is added to the patient's favourites. */
  readonly bookmark?: boolean
  /** Also report an import that found nothing (product §4, "Import visit"). */
  readonly ed?: boolean
}

export type ProfileFilter = 0 | 1 | 2

/** The problem with one setting, in words for the developer of the page. */
export interface SettingProblem {
  readonly setting: string
  readonly expected: string
}

type Parsed =
  | { readonly settings: HostSettings; readonly problems?: undefined }
  | { readonly problems: readonly SettingProblem[]; readonly settings?: undefined }

interface Kind<Value> {
  readonly expected: string
  /** Undefined if the value has the wrong type. */
  readonly read: (value: unknown) => Value | undefined
}

const matching = (pattern: RegExp, expected: string): Kind<string> => ({
  expected,
  read: value => {
    const text = typeof value === 'number' ? String(value) : value
    return typeof text === 'string' && pattern.test(text) ? text : undefined
  },
})

const row = matching(ROW_ID, 'an id: a whole number above 0')
const flag: Kind<boolean> = {
  expected: 'true or false',
  read: value => (typeof value === 'boolean' ? value : undefined),
}

const MOST_ASSIGNMENTS = 100

const kinds: { readonly [Name in keyof HostSettings]-?: Kind<NonNullable<HostSettings[Name]>> } = {
  providerCode: matching(SLUG, 'the code of an organisation'),
  doctorId: row,
  branchId: row,
  assignmentIds: {
    expected: `a list of 1 to ${MOST_ASSIGNMENTS} ids`,
    read: value => {
      if (!Array.isArray(value) || value.length === 0 || value.length > MOST_ASSIGNMENTS) return undefined
      const ids = value.map(row.read)
      return ids.every(id => id !== undefined) ? ids : undefined
    },
  },
  doctorOnline: flag,
  profileFilter: {
    expected: '0, 1 or 2',
    read: value => ([0, 1, 2] as const).find(filter => filter === value),
  },
  visitId: matching(/^[\w-]{1,64}$/, 'the id of a visit'),
  phone: {
    expected: 'a phone such as +375291234567',
    read: value => (typeof value === 'string' ? (parsePhone(value) ?? undefined) : undefined),
  },
  bookmark: flag,
  ed: flag,
}

export const settingNames = Object.keys(kinds) as readonly (keyof HostSettings)[]

/** All settings, or all their problems: never a part of the settings. Null and undefined mean "not set". */
export function parseHostSettings(given: unknown): Parsed {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { problems: [{ setting: '', expected: 'an object of settings' }] }
  const settings: Record<string, unknown> = {}
  const problems: SettingProblem[] = []
  for (const [setting, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue
    const kind = Object.hasOwn(kinds, setting) ? kinds[setting as keyof HostSettings] : undefined
    const read = kind?.read(value)
    if (!kind) problems.push({ setting, expected: `one of ${settingNames.join(', ')}` })
    else if (read === undefined) problems.push({ setting, expected: kind.expected })
    else settings[setting] = read
  }
  return problems.length > 0 ? { problems } : { settings }
}
