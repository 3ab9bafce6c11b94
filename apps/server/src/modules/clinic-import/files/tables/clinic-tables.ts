import { yesNo } from '../../parse/choice.ts'
import { optional, required, withDefault } from '../../parse/column.ts'
import {
  clinicCode,
  code,
  colour,
  degrees,
  email,
  emails,
  paths,
  phones,
  sites,
  text,
} from '../../parse/plain.ts'
import { closingTime, date, openingDays, time } from '../../parse/times.ts'
import { table } from '../table.ts'
import { name, words } from './cells.ts'

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
    emails: optional(emails, 'Почта', 'e-mail', 'email', 'emails'),
    descriptionRu: optional(words, 'Описание', 'description', 'description_ru'),
    descriptionBe: optional(words, 'Описание (бел)', 'description_be'),
    descriptionEn: optional(words, 'Описание (англ)', 'description_en'),
    gettingThereRu: optional(words, 'Как добраться', 'getting_there', 'getting_there_ru'),
    gettingThereBe: optional(words, 'Как добраться (бел)', 'getting_there_be'),
    gettingThereEn: optional(words, 'Как добраться (англ)', 'getting_there_en'),
    photos: optional(paths, 'Фото', 'photos', 'photo'),
  },
  { needed: true },
)

export const branchHoursTable = table(['branch-hours.csv', 'часы-работы.csv'], {
  branch: required(code, 'Филиал', 'branch'),
  days: required(openingDays, 'Дни', 'День', 'days', 'day'),
  opens: required(time, 'С', 'Открытие', 'from', 'opens'),
  closes: required(closingTime, 'До', 'Закрытие', 'to', 'closes'),
})

export const branchExceptionsTable = table(['branch-exceptions.csv', 'особые-дни.csv'], {
  branch: optional(code, 'Филиал', 'branch'),
  date: required(date, 'Дата', 'date'),
  dateTo: optional(date, 'Дата по', 'date_to'),
  opens: optional(time, 'С', 'Открытие', 'from', 'opens'),
  closes: optional(closingTime, 'До', 'Закрытие', 'to', 'closes'),
  reasonRu: optional(name, 'Причина', 'reason', 'reason_ru'),
  reasonBe: optional(name, 'Причина (бел)', 'reason_be'),
  reasonEn: optional(name, 'Причина (англ)', 'reason_en'),
})
