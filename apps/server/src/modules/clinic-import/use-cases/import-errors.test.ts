import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import type { TestFolder } from '@vizit/test-kit/files/test-folders.ts'
import { beforeAll, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { clinicFolders, refusedImports } from '../testing.ts'

const { db } = await testDatabase()
const { exampleFolder, smallFolder } = clinicFolders()
const errorsOf = refusedImports(db)
beforeAll(() => loadReferenceData(db))

const HEADER = 'doctor,branch,days,from,to,minutes\n'

test('all problems of a folder are reported at once, in order', async () => {
  const folder = await exampleFolder()
  await folder.replace('clinic.csv', 'help@rodnik.example;#0b7285', 'help;синий')
  await folder.replace('branches.csv', 'Борисов;Борисов, ул. Мира', 'Китеж;Борисов, ул. Мира')
  await folder.replace('branches.csv', '53.9045', '539')
  await folder.replace('doctors.csv', ';да;да;;;3;', ';да;да;;;много;')
  await folder.replace(
    'doctors.csv',
    '2004;be, ru, en;photos/kovalevich.png',
    '2004;be, ru, en;photos/none.png',
  )
  await folder.replace('doctors.csv', ';нет;да;;;;', ';нет;нет;;;;')
  await folder.replace(
    'assignments.csv',
    'шевчук;борисов;Терапевт;со второго визита',
    'шевчук;борисов;Терапевт;иногда',
  )
  await folder.replace('assignments.csv', ';Запись', ';Запись;Кабинет')
  await folder.replace(
    'service-groups.csv',
    'приём-взрослые;Взрослым;Дарослым;For adults;приём',
    'приём-взрослые;Взрослым;Дарослым;For adults;приемы',
  )
  await folder.replace('services.csv', ';60\n', ';шестьдесят\n')
  await folder.replace(
    'timetable.csv',
    'мороз;минск-2;вт, чт;каждая;09:00',
    'мороз;минск-2;вт, чт, пн;каждая;9:00',
  )
  await folder.replace('timetable.csv', '13:40;17:00', '13:40;25:00')
  await folder.replace('exceptions.csv', '14.12.2026;27.12.2026', '31.11.2026;27.12.2026')
  await folder.replace('holidays.csv', '02.01.2027', '01.01.2027')
  await folder.replace('slots.csv', 'янковский;минск-1;20.02.2027', 'яновский;минск-1;20.02.2027')
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "clinic.csv, строка 2, столбец «Почта»: ожидается e-mail; указано «help»",
      "clinic.csv, строка 2, столбец «Цвет»: ожидается цвет в виде #1a2b3c; указано «синий»",
      "branches.csv, строка 2, столбец «Широта»: ожидаются градусы от -90 до 90, например 53.9; указано «539»",
      "branches.csv, строка 4, столбец «Город»: неизвестный населённый пункт; ожидается название или код из справочника населённых пунктов; указано «Китеж»",
      "doctors.csv, строка 2, столбец «Фото»: файла с фотографией нет в папке; указано «photos/none.png»",
      "doctors.csv, строка 3, столбец «Дети от»: ожидается целое число от 0 до 18; указано «много»",
      "doctors.csv, строка 4, столбец «Дети»: врач не принимает ни взрослых, ни детей; ожидается «да» хотя бы в одном из двух столбцов",
      "assignments.csv, строка 1, столбец «Кабинет»: неизвестный столбец; ожидаются: Врач, Филиал, Специальность, Запись",
      "assignments.csv, строка 8, столбец «Запись»: ожидается «открыта», «по программе», «со второго визита» или «регистратура»; указано «иногда»",
      "service-groups.csv, строка 3, столбец «Раздел»: такого кода нет в файле service-groups.csv; указано «приемы»",
      "services.csv, строка 2, столбец «Цена»: ожидается цена в рублях: «50», «50-80» или «от 50»; указано «шестьдесят»",
      "timetable.csv, строка 5, столбец «До»: ожидается время, например 08:30; указано «25:00»",
      "timetable.csv, строка 6, столбец «С»: приём этого врача пересекается с другим: timetable.csv, строка 4",
      "exceptions.csv, строка 2, столбец «Дата»: ожидается дата, например 25.12.2026; указано «31.11.2026»",
      "holidays.csv, строка 4, столбец «Дата»: повтор: то же самое уже есть в строке 3",
      "slots.csv, строка 7, столбец «Врач»: такого кода нет в файле doctors.csv; указано «яновский»",
    ]
  `)
})

test('files that are missing, unknown, duplicated or unreadable are reported', async () => {
  const folder = await exampleFolder()
  await folder.remove('branches.csv')
  await folder.write('doctor.csv', 'Код\n')
  await folder.write('врачи.csv', 'Код\n')
  await folder.write('holidays.csv', Buffer.from([0xc4, 0xe0, 0xf2, 0xe0, 0x0a]))
  await folder.write('services.csv', '')
  await folder.replace('exceptions.csv', 'мороз;', '"мороз";"')
  await folder.replace(
    'assignments.csv',
    'мороз;минск-1;Оториноларинголог',
    'мороз;минск-1;Оториноларинголог;да;нет',
  )
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "branches.csv: файла нет; он нужен (может называться и филиалы.csv)",
      "врачи.csv: лишний файл: то же самое уже есть в doctors.csv",
      "assignments.csv, строка 3: значений больше, чем столбцов: ожидается 4, найдено 6; значение с разделителем возьмите в кавычки",
      "assignments.csv, строка 3, столбец «Запись»: ожидается «открыта», «по программе», «со второго визита» или «регистратура»; указано «да»",
      "services.csv: файл пуст; ожидается строка с названиями столбцов",
      "exceptions.csv, строка 3: кавычки не закрыты или стоят внутри значения; кавычку внутри значения удвойте, а всё значение возьмите в кавычки",
      "holidays.csv: файл не в кодировке UTF-8; сохраните его как «CSV UTF-8»",
      "doctor.csv: неизвестный файл; ожидаются: clinic.csv, клиника.csv, branches.csv, филиалы.csv, branch-hours.csv, часы-работы.csv, branch-exceptions.csv, особые-дни.csv, doctors.csv, врачи.csv, assignments.csv, приём.csv, service-groups.csv, разделы.csv, services.csv, услуги.csv, service-options.csv, варианты-услуг.csv, assignment-services.csv, услуги-врачей.csv, timetable.csv, расписание.csv, exceptions.csv, изменения.csv, holidays.csv, выходные.csv, slots.csv, талоны.csv",
    ]
  `)
})

test('a partly readable file is reported once and causes no errors in other files', async () => {
  const folder = await exampleFolder()
  await folder.replace('doctors.csv', 'мороз;Мороз', '"мороз;Мороз')
  await folder.replace('doctors.csv', ';нет;да;;;;', ';нет;нет;;;;')
  await folder.replace('assignments.csv', 'шевчук;борисов;Терапевт', 'шевчук;"борисов"х;Терапевт')
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "doctors.csv, строка 3: кавычки не закрыты или стоят внутри значения; кавычку внутри значения удвойте, а всё значение возьмите в кавычки",
      "doctors.csv, строка 4, столбец «Дети»: врач не принимает ни взрослых, ни детей; ожидается «да» хотя бы в одном из двух столбцов",
      "assignments.csv, строка 8: кавычки не закрыты или стоят внутри значения; кавычку внутри значения удвойте, а всё значение возьмите в кавычки",
    ]
  `)
})

test('a missing column of codes is reported once', async () => {
  const folder = await smallFolder(`${HEADER}d,b,mon,8:00,12:00,20\n`)
  await folder.write('doctors.csv', 'last_name,first_name,adult,children\nЖук,Ян,yes,no\n')
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "doctors.csv, строка 1, столбец «Код»: столбца нет; он нужен",
    ]
  `)
})

test('a missing folder is reported', async () => {
  expect(await errorsOf({ path: '/nowhere' } as TestFolder)).toEqual(['/nowhere: папка не найдена'])
})

test('missing, unknown or duplicated columns, and empty or surplus cells are reported', async () => {
  const folder = await smallFolder(
    `doctor,branch,day,from,to,from,room\nd,b,mon,8:00,12:00,8:00,5\nd,,mon,13:00,14:00,,,7,8\n`,
  )
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "timetable.csv, строка 1, столбец «from»: столбец указан дважды",
      "timetable.csv, строка 1, столбец «room»: неизвестный столбец; ожидаются: Врач, Филиал, Специальность, Дни, Недели, С, До, Минут, Действует с, Действует по",
      "timetable.csv, строка 1, столбец «Минут»: столбца нет; он нужен",
      "timetable.csv, строка 3: значений больше, чем столбцов: ожидается 7, найдено 9; значение с разделителем возьмите в кавычки",
      "timetable.csv, строка 3, столбец «branch»: значение не указано; оно нужно",
    ]
  `)
})

test('overlapping hours of a doctor are reported, also across files', async () => {
  const folder = await smallFolder(
    `${HEADER}d,b,mon-wed,8:00,12:00,20\nd,b,wed,11:00,15:00,20\nd,c,tue,8:00,9:00,20\nd,b,sat,9:00,9:10,20\nd,b,sun,9:00,9:00,20\n`,
  )
  await folder.write(
    'branches.csv',
    'code,name,town,address,phones\nb,Первый,Минск,ул. Мира,103\nc,Второй,17,ул. Мира,103\n',
  )
  await folder.write('assignments.csv', 'doctor,branch,speciality\nd,b,therapist\nd,c,терапевт\n')
  await folder.write(
    'exceptions.csv',
    'doctor,branch,date,date_to,from,to,minutes\nd,c,2026-11-23,,10:00,11:00,20\nd,b,2026-11-24,,,,\nd,b,2026-11-24,,8:00,9:00,20\nd,,2026-12-01,,9:00,10:00,20\nd,b,2026-12-03,2026-12-01,,,\n',
  )
  await folder.write(
    'slots.csv',
    'doctor,branch,date,time,minutes\nd,c,2026-11-30,11:50,20\nd,c,2026-11-30,12:00,20\nd,b,2026-12-05,12:00,20\n',
  )
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "timetable.csv, строка 3, столбец «from»: приём этого врача пересекается с другим: timetable.csv, строка 2",
      "timetable.csv, строка 4, столбец «from»: приём этого врача пересекается с другим: timetable.csv, строка 2",
      "timetable.csv, строка 5, столбец «to»: приём короче одного талона (20 мин)",
      "timetable.csv, строка 6, столбец «to»: время окончания должно быть позже времени начала",
      "exceptions.csv, строка 2, столбец «from»: 23.11.2026 приём этого врача пересекается с другим: timetable.csv, строка 2",
      "exceptions.csv, строка 3, столбец «from»: на 24.11.2026 этот приём и отменён, и назначен (строка 4)",
      "exceptions.csv, строка 4, столбец «from»: 24.11.2026 приём этого врача пересекается с другим: timetable.csv, строка 4",
      "exceptions.csv, строка 5, столбец «branch»: для часов приёма укажите филиал; без филиала можно только отменить приём",
      "exceptions.csv, строка 6, столбец «date_to»: дата окончания раньше даты начала",
      "slots.csv, строка 2, столбец «time»: 30.11.2026 приём этого врача пересекается с другим: timetable.csv, строка 2",
      "slots.csv, строка 3, столбец «time»: 30.11.2026 приём этого врача пересекается с другим: slots.csv, строка 2",
    ]
  `)
})

test('for a doctor with two specialities in a branch a row must name one', async () => {
  const folder = await smallFolder(`${HEADER}d,b,mon,8:00,12:00,20\n`)
  await folder.write('assignments.csv', 'doctor,branch,speciality\nd,b,therapist\nd,b,Кардиолог\n')
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "timetable.csv, строка 2, столбец «Специальность»: у врача в этом филиале несколько специальностей; укажите одну из них: Терапевт, Кардиолог",
    ]
  `)
})

test('options of services: unknown services, branches and programmes, invalid prices and codes are reported', async () => {
  const folder = await exampleFolder()
  await folder.write(
    'service-options.csv',
    [
      'Услуга;Код;Название;Цена;Программы;Филиалы',
      'к-1;а;С ЭКГ;дорого;;',
      'к-1;а;С ЭКГ;90;;',
      'к-9;а;Без ЭКГ;;;минск-1, минск-9',
      'к-2;;Без ЭКГ;;epam;',
      `к-2;б;Без ЭКГ;;;${'ф'.repeat(61)}`,
    ].join('\n'),
  )
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "service-options.csv, строка 2, столбец «Цена»: ожидается цена в рублях: «50», «50-80» или «от 50»; указано «дорого»",
      "service-options.csv, строка 3, столбец «Услуга»: повтор: то же самое уже есть в строке 2",
      "service-options.csv, строка 4, столбец «Услуга»: такого кода нет в файле services.csv; указано «к-9»",
      "service-options.csv, строка 4, столбец «Филиалы»: такого кода нет в файле branches.csv; указано «минск-9»",
      "service-options.csv, строка 5, столбец «Код»: значение не указано; оно нужно",
      "service-options.csv, строка 5, столбец «Программы»: неизвестная программа; ожидаются коды программ, которые заведены в системе; указано «epam»",
      "service-options.csv, строка 6, столбец «Филиалы»: ожидаются коды через пробел, точку с запятой или запятую; указано «фффффффффффффффффффффффффффффффффффффффффффффффффффффффффффф…»",
    ]
  `)
})

test('an option outside of the price that patients read at its service is reported', async () => {
  const folder = await exampleFolder()
  await folder.write(
    'service-options.csv',
    [
      'Услуга;Код;Название;Цена',
      'л-1;а;Осмотр;50',
      'л-1;б;С эндоскопией;90',
      'у-1;а;Без заключения;от 30',
      'к-1;а;С ЭКГ;90',
    ].join('\n'),
  )
  expect(await errorsOf(folder)).toMatchInlineSnapshot(`
    [
      "service-options.csv, строка 3, столбец «Цена»: цена варианта вне цены услуги (services.csv, строка 4); измените одну из них",
      "service-options.csv, строка 4, столбец «Цена»: цена варианта вне цены услуги (services.csv, строка 7); измените одну из них",
    ]
  `)
})
