import { yesNo } from '../../parse/choice.ts'
import { optional, required, withDefault } from '../../parse/column.ts'
import { clinicCode, code, colour, degrees, email, phones, sites, text } from '../../parse/plain.ts'
import { table } from '../table.ts'
import { name } from './cells.ts'

export const clinicTable = table(
  ['clinic.csv', 'клиника.csv'],
  {
    code: required(clinicCode, 'Код', 'code'),
    nameRu: required(name, 'Название', 'name', 'name_ru'),
    nameBe: optional(name, 'Название (бел)', 'name_be'),
    nameEn: optional(name, 'Название (англ)', 'name_en'),
    supportEmail: optional(email, 'Почта', 'e-mail', 'email', 'support_email'),
    accentColour: optional(colour, 'Цвет', 'colour', 'color'),
    logo: optional(text(200), 'Логотип', 'logo'),
    onlineBooking: withDefault(true, yesNo, 'Онлайн-запись', 'online_booking'),
    frameHosts: optional(sites, 'Сайты', 'Сайт', 'sites', 'site'),
  },
  { needed: true },
)

export const branchesTable = table(
  ['branches.csv', 'филиалы.csv'],
  {
    code: required(code, 'Код', 'code'),
    nameRu: required(name, 'Название', 'name', 'name_ru'),
    nameBe: optional(name, 'Название (бел)', 'name_be'),
    nameEn: optional(name, 'Название (англ)', 'name_en'),
    location: required(name, 'Город', 'Населённый пункт', 'town', 'city'),
    addressRu: required(name, 'Адрес', 'address', 'address_ru'),
    addressBe: optional(name, 'Адрес (бел)', 'address_be'),
    addressEn: optional(name, 'Адрес (англ)', 'address_en'),
    phones: required(phones, 'Телефоны', 'Телефон', 'phones', 'phone'),
    latitude: optional(degrees(90), 'Широта', 'latitude', 'lat'),
    longitude: optional(degrees(180), 'Долгота', 'longitude', 'lon'),
  },
  { needed: true },
)
