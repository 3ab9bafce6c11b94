import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { importProgramme } from '../../programmes-import/public.ts'
import {
  fillClinics,
  type ProgrammeFiles,
  programmeWriter,
} from '../../programmes-import/testing/programme-folder.ts'
import { programmeKeys, switchProgramme } from '../public.ts'

const path = '/api/v2/my/coverage'

interface Who {
  readonly bearer: string
  readonly phone?: string
}

/** Programmes come in by the real import; people link them over HTTP. Called at the top of a test file. */
export function linkingWorld(world: World) {
  const { db, clock, call } = world
  const { changes, coverageEnds, linkRetries } = testServices(world)
  const write = programmeWriter()
  const ask = (method: string, at: string, { bearer }: Who, body?: object, key?: string) =>
    call(method, `${path}${at}`, { bearer, ...(body && { body }), ...(key && { key }) })
  const sentTo = async (address: string): Promise<string[]> =>
    (await call('GET', `/dev/messages.json?to=${encodeURIComponent(address)}`)).json.map(
      ({ text }: { text: string }) => text,
    )
  return {
    clear: async () => {
      await fillClinics(db)
      await db.deleteFrom('coverage_attempt').execute()
    },
    bringIn: async (files: ProgrammeFiles) => {
      const deps = { db, clock, keys: programmeKeys(SECRET), ends: coverageEnds }
      const result = await importProgramme(await write(files), deps, { removeMissing: true })
      if (result.outcome !== 'imported') throw new Error(JSON.stringify(result))
    },
    switchTo: (isActive: boolean, code: string) => switchProgramme(code, isActive, { db, clock, changes }),
    retry: linkRetries.work,
    tellOfDates: () => coverageEnds.tellOfDates(clock.now()),
    sentTo,
    list: async (who: Who) => (await ask('GET', '', who)).json,
    employer: (who: Who, email: string, key?: string) => ask('POST', '/employer', who, { email }, key),
    confirmEmployer: (who: Who, code: string, key?: string) =>
      ask('POST', '/employer/confirm', who, { code }, key),
    readLink: (token: string) =>
      call('POST', '/api/v2/public/confirm-coverage/programme', { body: { token } }),
    follow: (token: string) => call('POST', '/api/v2/public/confirm-coverage', { body: { token } }),
    insurer: (who: Who, body: object, key?: string) => ask('POST', '/insurer', who, body, key),
    confirmInsurer: (who: Who, suffix: string, key?: string) =>
      ask('POST', '/insurer/confirm', who, { suffix }, key),
    end: (who: Who, id: string) => ask('DELETE', `/${id}`, who),
    letterTo: async (address: string) => {
      const [text = ''] = await sentTo(address)
      return {
        code: /\b\d{6}\b/.exec(text)?.[0] ?? 'none',
        token: /token=([\w-]+)/.exec(text)?.[1] ?? 'none',
      }
    },
  }
}

const header = 'Код;Договор;Штрихкод;Номер договора;E-mail;Фамилия;Имя;Дата рождения;Телефон;Карта'
const contracts = 'Договор;Действует с;Действует по;Подписан;Суффикс из SMS'

interface Folder {
  readonly members?: readonly string[]
  readonly contracts?: readonly string[]
  readonly coversFamily?: boolean
}

/** An employer `plant` with the domain plant.by; members are rows, without the keys that an insurer has. */
export const employer = ({
  members = [],
  contracts: given,
  coversFamily = false,
}: Folder): ProgrammeFiles => ({
  'programme.csv': `Код;Вид;Название;Домены почты;Телефоны;Семья
plant;работодатель;Завод;plant.by;+375 17 200-00-00;${coversFamily ? 'да' : 'нет'}`,
  'contracts.csv': [contracts, ...(given ?? ['1;01.01.2026;31.12.2026;;'])].join('\n'),
  'members.csv': [header, ...members].join('\n'),
  'covered.csv': 'Медицинский центр;Покрытие\nlode;покрыто',
})

/** An insurer `shield`. */
export const insurer = ({ members = [], contracts: given }: Folder): ProgrammeFiles => ({
  'programme.csv': 'Код;Вид;Название;Телефоны\nshield;страховая;Щит;+375 17 300-00-00',
  'contracts.csv': [
    contracts,
    ...(given ?? ['1;01.01.2026;31.12.2026;;', '2;01.01.2026;;;да', 'old;01.01.2025;31.12.2025;;']),
  ].join('\n'),
  'members.csv': [header, ...members].join('\n'),
  'covered.csv': 'Медицинский центр;Покрытие\nlode;покрыто',
})
