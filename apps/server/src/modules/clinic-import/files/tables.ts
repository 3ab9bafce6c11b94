import { policy, weeks, yesNo } from '../parse/choice.ts'
import { optional, required, withDefault } from '../parse/column.ts'
import { clinicCode, code, colour, degrees, email, phones, text, wholeNumber } from '../parse/plain.ts'
import { price } from '../parse/price.ts'
import { date, time, weekdays } from '../parse/times.ts'
import { table } from './table.ts'

const name = text(200)
const words = text(4000)
const years = wholeNumber(0, 999)
const childYears = wholeNumber(0, 18)
const slotMinutes = wholeNumber(5, 240)
const serviceMinutes = wholeNumber(5, 480)

/** The clinic's row of assignments.csv that a row is about; without a speciality where there is only one. */
const assignment = {
  doctor: required(code, 'Врач', 'doctor'),
  branch: required(code, 'Филиал', 'branch'),
  speciality: optional(name, 'Специальность', 'speciality', 'specialty'),
}

export const clinicTable = table(
  ['clinic.csv', 'клиника.csv'],
  {
    code: required(clinicCode, 'Код', 'code'),
    nameRu: required(name, 'Название', 'name', 'name_ru'),
    nameBe: optional(name, 'Название (бел)', 'name_be'),
    nameEn: optional(name, 'Название (англ)', 'name_en'),
    supportEmail: optional(email, 'Почта', 'e-mail', 'email', 'support_email'),
    accentColour: optional(colour, 'Цвет', 'colour', 'color'),
    onlineBooking: withDefault(true, yesNo, 'Онлайн-запись', 'online_booking'),
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

export const doctorsTable = table(
  ['doctors.csv', 'врачи.csv'],
  {
    code: required(code, 'Код', 'code'),
    lastNameRu: required(name, 'Фамилия', 'last_name', 'last_name_ru'),
    firstNameRu: required(name, 'Имя', 'first_name', 'first_name_ru'),
    middleNameRu: optional(name, 'Отчество', 'middle_name', 'middle_name_ru'),
    lastNameBe: optional(name, 'Фамилия (бел)', 'last_name_be'),
    firstNameBe: optional(name, 'Имя (бел)', 'first_name_be'),
    middleNameBe: optional(name, 'Отчество (бел)', 'middle_name_be'),
    lastNameEn: optional(name, 'Фамилия (англ)', 'last_name_en'),
    firstNameEn: optional(name, 'Имя (англ)', 'first_name_en'),
    middleNameEn: optional(name, 'Отчество (англ)', 'middle_name_en'),
    qualificationRu: optional(name, 'Квалификация', 'Категория', 'qualification', 'qualification_ru'),
    qualificationBe: optional(name, 'Квалификация (бел)', 'qualification_be'),
    qualificationEn: optional(name, 'Квалификация (англ)', 'qualification_en'),
    descriptionRu: optional(words, 'Описание', 'description', 'description_ru'),
    descriptionBe: optional(words, 'Описание (бел)', 'description_be'),
    descriptionEn: optional(words, 'Описание (англ)', 'description_en'),
    workStart: optional(wholeNumber(1940, 2100), 'Работает с года', 'Стаж с', 'work_start'),
    photo: optional(text(200), 'Фото', 'photo'),
    adult: required(yesNo, 'Взрослые', 'Принимает взрослых', 'adult', 'adults'),
    children: required(yesNo, 'Дети', 'Принимает детей', 'children'),
    adultAge: optional(years, 'Взрослые от', 'adult_age'),
    adultAgeTo: optional(years, 'Взрослые до', 'adult_age_to'),
    childrenAge: optional(childYears, 'Дети от', 'children_age'),
    childrenAgeTo: optional(childYears, 'Дети до', 'children_age_to'),
  },
  { needed: true },
)

export const assignmentsTable = table(
  ['assignments.csv', 'приём.csv'],
  {
    ...assignment,
    speciality: required(name, 'Специальность', 'speciality', 'specialty'),
    policy: withDefault('open', policy, 'Запись', 'booking', 'booking_policy'),
  },
  { needed: true },
)

export const serviceGroupsTable = table(['service-groups.csv', 'разделы.csv'], {
  code: required(code, 'Код', 'code'),
  nameRu: required(name, 'Название', 'name', 'name_ru'),
  nameBe: optional(name, 'Название (бел)', 'name_be'),
  nameEn: optional(name, 'Название (англ)', 'name_en'),
  parent: optional(code, 'Раздел', 'Направление', 'parent', 'direction'),
})

export const servicesTable = table(['services.csv', 'услуги.csv'], {
  code: required(code, 'Код', 'code'),
  group: required(code, 'Раздел', 'Направление', 'group'),
  nameRu: required(name, 'Название', 'name', 'name_ru'),
  nameBe: optional(name, 'Название (бел)', 'name_be'),
  nameEn: optional(name, 'Название (англ)', 'name_en'),
  descriptionRu: optional(words, 'Описание', 'description', 'description_ru'),
  descriptionBe: optional(words, 'Описание (бел)', 'description_be'),
  descriptionEn: optional(words, 'Описание (англ)', 'description_en'),
  minutes: required(serviceMinutes, 'Минут', 'Длительность', 'minutes', 'duration'),
  forAdult: required(yesNo, 'Взрослым', 'Для взрослых', 'for_adult'),
  forChildren: required(yesNo, 'Детям', 'Для детей', 'for_children'),
  childrenAge: optional(childYears, 'Дети от', 'children_age'),
  isDefault: withDefault(false, yesNo, 'Основная', 'default'),
  hidden: withDefault(false, yesNo, 'Скрыта', 'hidden'),
  price: optional(price, 'Цена', 'price'),
})

export const assignmentServicesTable = table(['assignment-services.csv', 'услуги-врачей.csv'], {
  ...assignment,
  service: required(code, 'Услуга', 'service'),
  minutes: optional(serviceMinutes, 'Минут', 'Длительность', 'minutes', 'duration'),
})

export const timetableTable = table(['timetable.csv', 'расписание.csv'], {
  ...assignment,
  weekdays: required(weekdays, 'Дни', 'День', 'days', 'day', 'weekday'),
  weeks: withDefault('every', weeks, 'Недели', 'Неделя', 'weeks'),
  starts: required(time, 'С', 'Начало', 'from', 'starts'),
  ends: required(time, 'До', 'По', 'Окончание', 'to', 'ends'),
  slotMinutes: required(slotMinutes, 'Минут', 'Длительность', 'minutes', 'slot_minutes'),
  validFrom: optional(date, 'Действует с', 'valid_from'),
  validTo: optional(date, 'Действует по', 'valid_to'),
})

export const exceptionsTable = table(['exceptions.csv', 'изменения.csv'], {
  ...assignment,
  branch: optional(code, 'Филиал', 'branch'),
  date: required(date, 'Дата', 'date'),
  dateTo: optional(date, 'Дата по', 'date_to'),
  starts: optional(time, 'С', 'Начало', 'from', 'starts'),
  ends: optional(time, 'До', 'По', 'Окончание', 'to', 'ends'),
  slotMinutes: optional(slotMinutes, 'Минут', 'Длительность', 'minutes', 'slot_minutes'),
})

export const holidaysTable = table(['holidays.csv', 'выходные.csv'], {
  date: required(date, 'Дата', 'date'),
  name: required(name, 'Название', 'name'),
})

export const slotsTable = table(['slots.csv', 'талоны.csv'], {
  ...assignment,
  date: required(date, 'Дата', 'date'),
  starts: required(time, 'С', 'Время', 'Начало', 'from', 'time'),
  slotMinutes: required(slotMinutes, 'Минут', 'Длительность', 'minutes'),
})

export const tables = {
  clinic: clinicTable,
  branches: branchesTable,
  doctors: doctorsTable,
  assignments: assignmentsTable,
  serviceGroups: serviceGroupsTable,
  services: servicesTable,
  assignmentServices: assignmentServicesTable,
  timetable: timetableTable,
  exceptions: exceptionsTable,
  holidays: holidaysTable,
  slots: slotsTable,
}
export type Tables = typeof tables
