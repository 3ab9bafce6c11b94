import { yesNo } from '../../parse/choice.ts'
import { optional, required, withDefault } from '../../parse/column.ts'
import { code, codes } from '../../parse/plain.ts'
import { price } from '../../parse/price.ts'
import { table } from '../table.ts'
import { assignment, childYears, name, serviceMinutes, words } from './cells.ts'

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
  preparationRu: optional(words, 'Подготовка', 'preparation', 'preparation_ru'),
  preparationBe: optional(words, 'Подготовка (бел)', 'preparation_be'),
  preparationEn: optional(words, 'Подготовка (англ)', 'preparation_en'),
  commonCode: optional(code, 'Общий код', 'common_code'),
  minutes: required(serviceMinutes, 'Минут', 'Длительность', 'minutes', 'duration'),
  forAdult: required(yesNo, 'Взрослым', 'Для взрослых', 'for_adult'),
  forChildren: required(yesNo, 'Детям', 'Для детей', 'for_children'),
  childrenAge: optional(childYears, 'Дети от', 'children_age'),
  isDefault: withDefault(false, yesNo, 'Основная', 'default'),
  hidden: withDefault(false, yesNo, 'Скрыта', 'hidden'),
  price: optional(price, 'Цена', 'price'),
})

export const serviceOptionsTable = table(['service-options.csv', 'варианты-услуг.csv'], {
  service: required(code, 'Услуга', 'service'),
  code: required(code, 'Код', 'code'),
  nameRu: required(name, 'Название', 'name', 'name_ru'),
  nameBe: optional(name, 'Название (бел)', 'name_be'),
  nameEn: optional(name, 'Название (англ)', 'name_en'),
  price: optional(price, 'Цена', 'price'),
  programmes: optional(codes, 'Программы', 'programmes', 'programs'),
  branches: optional(codes, 'Филиалы', 'branches'),
})

export const assignmentServicesTable = table(['assignment-services.csv', 'услуги-врачей.csv'], {
  ...assignment,
  service: required(code, 'Услуга', 'service'),
  minutes: optional(serviceMinutes, 'Минут', 'Длительность', 'minutes', 'duration'),
})
