import { Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { pageTime } from '../../../app/release/page-time.ts'
import classes from '../drugs.module.css'

/** What the register says of a drug; what it does not say is left out. */
export function DrugFacts({ drug }: { drug: Answer<'showDrug'> }) {
  const t = useT('drugs')
  const format = useFormat()
  const { inn, form, dispensing, atc, holder, manufacturer, registrationNumber } = drug
  const { validUntil } = drug
  const hasEnded = !drug.hasNoEnd && validUntil !== null && validUntil < civilDateOf(pageTime())
  const groups = atc.groups.map(({ name }) => name).join(' → ')
  const dispensed = dispensing && t(dispensing === 'rx' ? 'needsPrescription' : dispensing)
  const rows: readonly (readonly [string, string | null])[] = [
    [t('inn'), inn],
    [t('form'), form],
    [t('dispensed'), dispensed],
    [t('group'), [atc.code, groups].filter(Boolean).join(': ') || null],
    [t('holder'), holder],
    [t('manufacturer'), manufacturer],
    [t('registration'), registrationNumber],
    [t('registeredOn'), drug.registeredOn && format.shortDate(drug.registeredOn)],
    [
      t(hasEnded ? 'wasValidUntil' : 'validUntil'),
      drug.hasNoEnd ? t('noEnd') : validUntil && format.shortDate(validUntil),
    ],
  ]
  return (
    <Surface className={classes.card}>
      <Title order={2}>{t('about')}</Title>
      <Details rows={rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />
    </Surface>
  )
}
