import { join } from 'node:path'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'

const DRUGS =
  'id,name_ru,trade_name_raw,inn_en,inn_ru,atc,form_ru,form_en,form_be,dispensing,kind,control_list,holder,holder_country_ru,manufacturer,reg_no,reg_date,valid_to,shelf_life,n_packs'
const PACKS = 'pack_id,drug_id,presentation_ru,form_ru'

/** Rows in the shape of a real register, with what is odd in it: no form, no dispensing, quotes, long lists of makers. */
export const registerFiles = {
  drugs: [
    DRUGS,
    '1,Альфален,АЛЬФАЛЕН,Ibuprofen,ибупрофен,M01AE01,таблетки,tablets,таблеткі,otc,generic,,"Завод «Проба», Республика Беларусь",Республика Беларусь,"Завод «Проба», Республика Беларусь/ Maker ""A"" Ltd, Индия",23/07/1,14.04.2022,бессрочно,2 года,2',
    '2,Бетален,БЕТАЛЕН,Ibuprofen,ибупрофен,M01AE01,таблетки,tablets,таблеткі,otc,generic,,Завод,Литва,Завод,23/07/2,14.04.2022,24.03.2031,3 года,1',
    '3,Горлин,ГОРЛИН,Throat preparations,средства для лечения заболеваний горла,R02A,,,,otc,original,,Завод,Литва,Завод,23/07/3,01.02.2020,бессрочно,18 мес.,1',
    '4,Неясный,НЕЯСНЫЙ,Substance,,A01AB03,раствор,solution,раствор,,,,Завод,Литва,Завод,23/07/4,01.02.2020,бессрочно,,1',
  ],
  packs: [
    PACKS,
    '11,1,"таблетки, покрытые оболочкой, 200мг в блистерах в упаковке №10х1",таблетки',
    '12,1,"таблетки, покрытые оболочкой, 400 мг в блистерах в упаковке №10х1, №10х2",таблетки',
    '21,2,таблетки 0,2 г в банках №50,таблетки'.replace('0,2 г', '0.2 г'),
    '31,3,спрей во флаконах 30мл в упаковке №1,',
    '41,4,раствор 10мг/мл во флаконах 5мл,раствор',
  ],
} as const

type Lines = readonly string[]

/** Writes the two files of a register, each into a folder of its own. */
export function registerWriter() {
  const newFolder = testFolders()
  return async (
    files: { readonly drugs?: Lines; readonly packs?: Lines } = {},
    encode: (text: string) => string | Uint8Array = text => text,
  ) => {
    const folder = await newFolder()
    for (const name of ['drugs', 'packs'] as const) {
      const lines = files[name] ?? registerFiles[name]
      await folder.write(`${name}.csv`, encode(`${lines.join('\r\n')}\r\n`))
    }
    return { drugs: join(folder.path, 'drugs.csv'), packs: join(folder.path, 'packs.csv') }
  }
}
