import {
  clinicCode,
  code,
  date,
  fio,
  middleName,
  optional,
  personal,
  phone,
  phones,
  programmeCode,
  required,
  table,
  text,
  wholeNumber,
  withDefault,
  yesNo,
} from '../../clinic-import/public.ts'
import {
  address,
  barcode,
  card,
  contractNumber,
  coverage,
  domains,
  period,
  programmeKind,
  sharing,
} from './cells.ts'

const noDomains: string[] = []
const noPhones: string[] = []
const words = text(2000)
const name = text(120)

/** The files of a programme's folder (docs/how-to/import-a-programme.md). */
export const programmeTable = table(
  ['programme.csv', 'программа.csv'],
  {
    code: required(programmeCode, 'Код', 'code'),
    kind: required(programmeKind, 'Вид', 'kind'),
    nameRu: required(name, 'Название', 'name', 'name_ru'),
    nameBe: optional(name, 'Название (бел)', 'name_be'),
    nameEn: optional(name, 'Название (англ)', 'name_en'),
    domains: withDefault(noDomains, domains, 'Домены почты', 'email_domains'),
    phones: withDefault(noPhones, phones, 'Телефоны', 'phones'),
    coversFamily: withDefault(false, yesNo, 'Семья', 'covers_family'),
    isLimited: withDefault(false, yesNo, 'Ограниченная', 'limited'),
    aboutRu: optional(words, 'Что входит', 'about', 'about_ru'),
    aboutBe: optional(words, 'Что входит (бел)', 'about_be'),
    aboutEn: optional(words, 'Что входит (англ)', 'about_en'),
    joiningRu: optional(words, 'Как подключиться', 'joining', 'joining_ru'),
    joiningBe: optional(words, 'Как подключиться (бел)', 'joining_be'),
    joiningEn: optional(words, 'Как подключиться (англ)', 'joining_en'),
  },
  { needed: true },
)

export const contractsTable = table(
  ['contracts.csv', 'договоры.csv'],
  {
    code: required(text(60), 'Договор', 'contract'),
    activatesOn: required(date, 'Действует с', 'activates_on'),
    endsOn: optional(date, 'Действует по', 'ends_on'),
    isReady: withDefault(true, yesNo, 'Подписан', 'ready'),
    needsSuffix: withDefault(false, yesNo, 'Суффикс из SMS', 'needs_suffix'),
  },
  { needed: true },
)

export const memberColumns = {
  code: required(code, 'Код', 'code'),
  contract: required(text(60), 'Договор', 'contract'),
  barcode: personal(optional(barcode, 'Штрихкод', 'barcode')),
  number: personal(optional(contractNumber, 'Номер договора', 'number')),
  email: personal(optional(address, 'E-mail', 'email')),
  lastName: personal(optional(fio, 'Фамилия', 'last_name')),
  firstName: personal(optional(fio, 'Имя', 'first_name')),
  middleName: personal(optional(middleName, 'Отчество', 'middle_name')),
  birthday: personal(optional(date, 'Дата рождения', 'birthday')),
  phone: personal(optional(phone, 'Телефон', 'phone')),
  family: optional(code, 'Семья', 'family'),
  card: withDefault('ACTIVE', card, 'Карта', 'card'),
  validFrom: optional(date, 'Участвует с', 'valid_from'),
  validTo: optional(date, 'Участвует по', 'valid_to'),
}
export const membersTable = table(['members.csv', 'участники.csv'], memberColumns)
/** A feed may also say who leaves. */
export const fedMembersTable = table(
  ['members'],
  { ...memberColumns, left: withDefault(false, yesNo, 'Выбыл', 'left') },
  { foreign: true },
)

export const limitsTable = table(['limits.csv', 'лимиты.csv'], {
  code: required(code, 'Код', 'code'),
  nameRu: required(name, 'Название', 'name', 'name_ru'),
  nameBe: optional(name, 'Название (бел)', 'name_be'),
  nameEn: optional(name, 'Название (англ)', 'name_en'),
  visits: required(wholeNumber(1, 10_000), 'Визитов', 'visits'),
  period: required(period, 'За', 'period'),
  sharing: withDefault('member', sharing, 'На', 'per'),
})

export const coverTable = table(
  ['covered.csv', 'покрытие.csv'],
  {
    clinic: required(clinicCode, 'Медицинский центр', 'clinic'),
    branch: optional(code, 'Филиал', 'branch'),
    service: optional(code, 'Услуга', 'service'),
    option: optional(code, 'Вариант', 'option'),
    coverage: required(coverage, 'Покрытие', 'coverage'),
    share: withDefault(100, wholeNumber(1, 100), 'Процент', 'share'),
    limit: optional(code, 'Лимит', 'limit'),
  },
  { needed: true },
)
