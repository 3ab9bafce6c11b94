import type { PrescriptionToStore } from '../../documents/public.ts'

type DemoPrescription = Omit<PrescriptionToStore['facts'], 'validUntil'>

/** Nobody has to take a drug because of the demo. */
const note = 'Демонстрационная запись: показана каждому, кто пробует приложение, и ни о ком не говорит.'

/** The same for everybody: two drugs of the register, and advice that names none. */
export const demoPrescriptions: readonly DemoPrescription[] = [
  {
    ...{ name: 'Амоксициллин', inn: 'амоксициллин', form: 'капсулы', strength: '500 мг', packCode: null },
    ...{ count: 1, instructions: `По 1 капсуле 3 раза в день, 7 дней. ${note}` },
  },
  {
    ...{ name: 'Парацетамол', inn: 'парацетамол', form: 'таблетки', strength: '500 мг', packCode: null },
    ...{ count: 2, instructions: `По 1 таблетке при температуре выше 38,5 °C. ${note}` },
  },
  {
    ...{ name: 'Промывание носа', inn: null, form: null, strength: null, packCode: null },
    ...{ count: null, instructions: `Тёплым солевым раствором, утром и вечером. ${note}` },
  },
]
