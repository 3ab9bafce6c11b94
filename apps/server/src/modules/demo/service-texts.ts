import type { LocalText } from '../clinic-import/public.ts'
import { localText } from './local-text.ts'
import { preparationOf } from './ultrasound-preparations.ts'

interface ServiceTexts {
  readonly description: LocalText
  readonly preparation: LocalText
}

const nothingNeeded = localText(
  'Готовиться не нужно. Возьмите прежние заключения, если они есть.',
  'Рыхтавацца не трэба. Вазьміце ранейшыя заключэнні, калі яны ёсць.',
  'No preparation is needed. Bring earlier reports if you have any.',
)

/** What a service of a direction is and how to prepare for it; the directions of data/services.csv. */
const texts: Readonly<Record<string, ServiceTexts>> = {
  consultations: {
    description: localText(
      'Врач расспрашивает, осматривает, объясняет диагноз и назначает лечение или обследование.',
      'Урач распытвае, аглядае, тлумачыць дыягназ і прызначае лячэнне або абследаванне.',
      'The doctor asks, examines, explains the diagnosis and prescribes treatment or tests.',
    ),
    preparation: nothingNeeded,
  },
  ultrasound: {
    description: localText(
      'Исследование ультразвуком: без боли и облучения. Заключение — сразу после исследования.',
      'Даследаванне ўльтрагукам: без болю і апраменьвання. Заключэнне — адразу пасля даследавання.',
      'An examination by ultrasound, without pain or radiation. The report is ready at once.',
    ),
    preparation: nothingNeeded,
  },
  mri: {
    description: localText(
      'Послойные снимки без рентгеновских лучей. Исследование длится 20–40 минут, нужно лежать неподвижно.',
      'Паслойныя здымкі без рэнтгенаўскіх прамянёў. Даследаванне доўжыцца 20–40 хвілін, трэба ляжаць нерухома.',
      'Images in layers without X-rays. It takes 20 to 40 minutes of lying still.',
    ),
    preparation: localText(
      'Снимите металл. Предупредите о кардиостимуляторе, имплантах и беременности.',
      'Зніміце метал. Папярэдзьце пра кардыястымулятар, імпланты і цяжарнасць.',
      'Take off metal. Tell the staff of a pacemaker, implants or pregnancy.',
    ),
  },
  ct: {
    description: localText(
      'Послойные рентгеновские снимки за несколько минут.',
      'Паслойныя рэнтгенаўскія здымкі за некалькі хвілін.',
      'X-ray images in layers within a few minutes.',
    ),
    preparation: localText(
      'Перед исследованием с контрастом не ешьте 4 часа. Предупредите об аллергии и беременности.',
      'Перад даследаваннем з кантрастам не ешце 4 гадзіны. Папярэдзьце пра алергію і цяжарнасць.',
      'Before a contrast agent do not eat for 4 hours. Tell the staff of allergies or pregnancy.',
    ),
  },
  xray: {
    description: localText(
      'Рентгеновский снимок с описанием врача.',
      'Рэнтгенаўскі здымак з апісаннем урача.',
      "An X-ray image with the doctor's description.",
    ),
    preparation: localText(
      'Снимите украшения. Предупредите о беременности.',
      'Зніміце ўпрыгажэнні. Папярэдзьце пра цяжарнасць.',
      'Take off jewellery. Tell the staff of a pregnancy.',
    ),
  },
  functional: {
    description: localText(
      'Запись работы сердца, сосудов, лёгких или нервной системы с расшифровкой.',
      'Запіс працы сэрца, сасудаў, лёгкіх або нервовай сістэмы з расшыфроўкай.',
      'A record of how heart, vessels, lungs or nerves work, with an interpretation.',
    ),
    preparation: localText(
      'За час не курите и не пейте кофе. Возьмите прежние записи.',
      'За гадзіну не курыце і не піце кавы. Вазьміце ранейшыя запісы.',
      'Do not smoke or drink coffee for an hour. Bring earlier records.',
    ),
  },
  endoscopy: {
    description: localText(
      'Осмотр изнутри тонким гибким прибором, при необходимости со взятием образца.',
      'Агляд знутры тонкім гнуткім прыборам, пры неабходнасці з узяццем узору.',
      'A look inside with a thin flexible device, if needed with a sample.',
    ),
    preparation: localText(
      'Не ешьте 8 часов и не пейте 2 часа. Под наркозом — придите с сопровождающим.',
      'Не ешце 8 гадзін і не піце 2 гадзіны. Пад наркозам — прыйдзіце з суправаджальнікам.',
      'Do not eat for 8 hours or drink for 2. With anaesthesia come with somebody.',
    ),
  },
  dentistry: {
    description: localText(
      'Осмотр и лечение с обезболиванием. План и цену врач называет до начала.',
      'Агляд і лячэнне з абязбольваннем. План і цану ўрач называе да пачатку.',
      'Examination and treatment with pain relief. The doctor tells plan and price beforehand.',
    ),
    preparation: localText(
      'Поешьте за 1–2 часа и почистите зубы.',
      'Паешце за 1–2 гадзіны і пачысціце зубы.',
      'Eat 1 to 2 hours before and brush your teeth.',
    ),
  },
  procedures: {
    description: localText(
      'Процедура по назначению врача. После неё можно полежать 15 минут.',
      'Працэдура па прызначэнні ўрача. Пасля яе можна паляжаць 15 хвілін.',
      'A procedure as prescribed. You can lie down for 15 minutes afterwards.',
    ),
    preparation: localText(
      'Возьмите назначение врача.',
      'Вазьміце прызначэнне ўрача.',
      "Bring the doctor's prescription.",
    ),
  },
  vaccination: {
    description: localText(
      'Осмотр, прививка и наблюдение 30 минут. Отметка — в карте прививок.',
      'Агляд, прышчэпка і назіранне 30 хвілін. Адзнака — у картцы прышчэпак.',
      'An examination, the vaccination and 30 minutes of observation, entered in the vaccination record.',
    ),
    preparation: localText(
      'Придите здоровым. Возьмите карту прививок.',
      'Прыйдзіце здаровым. Вазьміце картку прышчэпак.',
      'Come healthy. Bring the vaccination record.',
    ),
  },
  rehab: {
    description: localText(
      'Занятие или массаж по программе, которую составил врач.',
      'Занятак або масаж па праграме, якую склаў урач.',
      'Exercise or massage by the programme that the doctor has made.',
    ),
    preparation: localText(
      'Возьмите удобную одежду. За час не ешьте.',
      'Вазьміце зручнае адзенне. За гадзіну не ешце.',
      'Bring comfortable clothes. Do not eat for an hour.',
    ),
  },
  checkups: {
    description: localText(
      'Осмотры и анализы за одно посещение, с общим заключением.',
      'Агляды і аналізы за адно наведванне, з агульным заключэннем.',
      'Examinations and tests in one visit, with one report.',
    ),
    preparation: localText(
      'Придите натощак: не ешьте 8 часов.',
      'Прыйдзіце нашча: не ешце 8 гадзін.',
      'Come on an empty stomach: do not eat for 8 hours.',
    ),
  },
}

const none = { ru: null, be: null, en: null }

export function textsOf({ direction, id }: { readonly direction: string; readonly id: string }) {
  const { description, preparation } = texts[direction] ?? { description: none, preparation: none }
  return { description, preparation: preparationOf(id) ?? preparation }
}
