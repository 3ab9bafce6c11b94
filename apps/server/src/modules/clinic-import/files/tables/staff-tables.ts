import { policy, yesNo } from '../../parse/choice.ts'
import { optional, required, withDefault } from '../../parse/column.ts'
import { languages } from '../../parse/languages.ts'
import { code, text, wholeNumber } from '../../parse/plain.ts'
import { table } from '../table.ts'
import { assignment, childYears, name, nameOrDash, words } from './cells.ts'

const years = wholeNumber(0, 999)

export const doctorsTable = table(
  ['doctors.csv', 'врачи.csv'],
  {
    code: required(code, 'Код', 'code'),
    lastNameRu: required(name, 'Фамилия', 'last_name', 'last_name_ru'),
    firstNameRu: required(name, 'Имя', 'first_name', 'first_name_ru'),
    middleNameRu: optional(nameOrDash, 'Отчество', 'middle_name', 'middle_name_ru'),
    lastNameBe: optional(name, 'Фамилия (бел)', 'last_name_be'),
    firstNameBe: optional(name, 'Имя (бел)', 'first_name_be'),
    middleNameBe: optional(nameOrDash, 'Отчество (бел)', 'middle_name_be'),
    lastNameEn: optional(name, 'Фамилия (англ)', 'last_name_en'),
    firstNameEn: optional(name, 'Имя (англ)', 'first_name_en'),
    middleNameEn: optional(nameOrDash, 'Отчество (англ)', 'middle_name_en'),
    qualificationRu: optional(name, 'Квалификация', 'Категория', 'qualification', 'qualification_ru'),
    qualificationBe: optional(name, 'Квалификация (бел)', 'qualification_be'),
    qualificationEn: optional(name, 'Квалификация (англ)', 'qualification_en'),
    descriptionRu: optional(words, 'Описание', 'description', 'description_ru'),
    descriptionBe: optional(words, 'Описание (бел)', 'description_be'),
    descriptionEn: optional(words, 'Описание (англ)', 'description_en'),
    workStart: optional(wholeNumber(1940, 2100), 'Работает с года', 'Стаж с', 'work_start'),
    languages: optional(languages, 'Языки приёма', 'Языки', 'languages'),
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
