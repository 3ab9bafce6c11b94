import type { ValueToStore } from '../../documents/public.ts'

/**
 * A test of the demo's laboratory. The results are the same for everybody, so that nobody takes them for their
 * own.
 */
export interface DemoTest {
  readonly number: string
  readonly kind: 'analysis' | 'conclusion'
  readonly name: string
  readonly daysAgo: number
  readonly laboratory: string | null
  /** A file of `data/demo-results`. */
  readonly file: string | null
  readonly values: readonly ValueToStore[]
}

type Analyte = Pick<ValueToStore, 'analyteCode' | 'name' | 'unit' | 'low' | 'high'>

const analyte = (
  analyteCode: string,
  name: string,
  unit: string,
  [low, high]: readonly [number | null, number | null],
): Analyte => ({ analyteCode, name, unit, low, high })

const blood = [
  analyte('718-7', 'Гемоглобин', 'г/л', [120, 140]),
  analyte('789-8', 'Эритроциты', '10¹²/л', [3.9, 4.7]),
  analyte('6690-2', 'Лейкоциты', '10⁹/л', [4, 9]),
  analyte('777-3', 'Тромбоциты', '10⁹/л', [180, 320]),
  analyte('30341-2', 'СОЭ', 'мм/ч', [2, 15]),
]
const biochemistry = [
  analyte('14749-6', 'Глюкоза', 'ммоль/л', [3.9, 6.1]),
  analyte('14647-2', 'Холестерин общий', 'ммоль/л', [null, 5.2]),
  analyte('14682-9', 'Креатинин', 'мкмоль/л', [53, 97]),
  analyte('1742-6', 'АЛТ', 'Ед/л', [null, 41]),
  analyte('1988-5', 'С-реактивный белок', 'мг/л', [null, 5]),
]
const thyroid = [
  analyte('11580-8', 'Тиреотропный гормон (ТТГ)', 'мМЕ/л', [0.4, 4]),
  analyte('14920-3', 'Тироксин свободный (Т4)', 'пмоль/л', [9, 19]),
]
const vitamin = [analyte('1989-3', 'Витамин D, 25-OH', 'нг/мл', [30, 100])]

const measured = (analytes: readonly Analyte[], values: string): ValueToStore[] =>
  values.split(' ').map((value, index) => ({
    analyteCode: '',
    name: '',
    unit: null,
    low: null,
    high: null,
    ...analytes[index],
    value: value.replace('<', '< '),
    reference: null,
    flag: null,
  }))

const laboratory = 'Демо-лаборатория «Пробирка»'

const bloodCount = (number: string, daysAgo: number, values: string): DemoTest => ({
  ...{ number, daysAgo, kind: 'analysis', name: 'Общий анализ крови', laboratory },
  ...{ file: 'blood-count', values: measured(blood, values) },
})
const biochemical = (number: string, daysAgo: number, values: string): DemoTest => ({
  ...{ number, daysAgo, kind: 'analysis', name: 'Биохимический анализ крови', laboratory },
  ...{ file: 'biochemistry', values: measured(biochemistry, values) },
})
const hormones = (number: string, daysAgo: number, values: string): DemoTest => ({
  ...{ number, daysAgo, kind: 'analysis', name: 'Гормоны щитовидной железы' },
  ...{ laboratory, file: null, values: measured(thyroid, values) },
})

/** When the doctor was visited whose report is among the results. */
export const VISITED_DAYS_AGO = 10

export const readyTests: readonly DemoTest[] = [
  bloodCount('b1', 712, '112 3,7 6,8 240 18'),
  biochemical('c1', 712, '4,8 5,9 71 22 <0,5'),
  bloodCount('b2', 531, '116 3,8 5,9 251 14'),
  hormones('h1', 424, '2,1 13,2'),
  bloodCount('b3', 348, '121 4,1 9,6 266 12'),
  biochemical('c2', 348, '5,0 5,6 74 25 6,1'),
  hormones('h2', 166, '2,4 12,8'),
  bloodCount('b4', 152, '127 4,3 6,1 259 9'),
  bloodCount('b5', 12, '131 4,4 6,2 262 7'),
  biochemical('c3', 12, '4,9 5,1 73 21 <0,5'),
  {
    ...{ number: 'k1', kind: 'conclusion', name: 'Консультация терапевта', daysAgo: VISITED_DAYS_AGO },
    ...{ laboratory: null, file: 'conclusion', values: [] },
  },
]

/** Taken yesterday; it becomes ready while the user looks at the list. */
export const pendingTest: DemoTest = {
  ...{ number: 'd1', kind: 'analysis', name: 'Витамин D', daysAgo: 1 },
  ...{ laboratory, file: null, values: measured(vitamin, '27,4') },
}
