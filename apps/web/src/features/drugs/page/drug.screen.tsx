import { Stack, Text, Title } from '@mantine/core'
import { IconPill } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { isForPharmacies } from '@vizit/domain/drugs/dispensing.ts'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { ScreenWithTabTitle } from '@vizit/ui/screen/screen-with-tab-title.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { drugsSearch } from '../../../app/drugs/drugs-search.ts'
import { ChoiceWithoutScripts } from '../../../app/lists/choice-without-scripts.tsx'
import { refusedFields } from '../../../app/lists/refused-fields.ts'
import { UnknownFilters } from '../../../app/lists/unknown-filters.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { AlertsLink } from '../alerts/alerts-link.tsx'
import { PackAlert } from '../alerts/pack-alert.tsx'
import { AllRegionsLink } from '../all-regions-link.tsx'
import { WhereToBuy } from '../basket/where-to-buy.tsx'
import classes from '../drugs.module.css'
import { PackRow } from '../pack-row.tsx'
import { PriceNotice } from '../price-notice.tsx'
import { RegisterSource } from '../register-source.tsx'
import { sameTown } from '../same-town.ts'
import { Analogues } from './analogues.tsx'
import { DrugFacts } from './drug-facts.tsx'

/** A drug: what the register says of it, packages with prices, and what has the same substance (product §2, "Drug details"). */
export function DrugScreen({ drugId }: { drugId: string }) {
  const t = useT('drugs')
  const town = useTownInAddress()
  const { data, refusal, refetch } = useCallQuery('showDrug', {
    params: { id: drugId },
    query: town ? { locationCode: town } : {},
  })
  if (refusal?.code === 'INVALID_ARGUMENT' && !data && refusedFields(refusal).includes('locationCode'))
    return <UnknownTown refusal={refusal} retry={refetch} />
  if (refusal?.code === 'NOT_FOUND' || (refusal?.code === 'INVALID_ARGUMENT' && !data)) return <DrugGone />
  if (!data) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={3} />
  const canBeSold = isForPharmacies(data) && !data.removed
  return (
    <ScreenWithTabTitle title={data.name} tabTitle={titleOf(data.name, data.form)} wide>
      <Text>
        {[data.inn, data.form].filter(Boolean).join(' · ')} {data.isDemo && <DemoBadge />}
      </Text>
      <AlertsLink />
      {data.removed && <Notice>{t('removed')}</Notice>}
      <PriceNotice prices={data.prices} />
      <AllRegionsLink drugs={data.removed ? [] : [data]} others={data.analogues} />
      <Stack gap={12}>
        <Surface className={classes.card}>
          <Title order={2}>{t('packs')}</Title>
          {data.dispensing && (
            <p className={data.dispensing === 'otc' ? classes.line : classes.rx}>
              {t(data.dispensing === 'rx' ? 'needsPrescription' : data.dispensing)}
            </p>
          )}
          <ul className={classes.packs}>
            {data.packs.map(pack => (
              <li key={pack.id}>
                <PackRow drug={data} pack={pack} />
                {canBeSold && <PackAlert pack={pack} name={`${data.name}, ${pack.presentation}`} />}
              </li>
            ))}
          </ul>
          {canBeSold && <BuyWithoutScripts drug={data} />}
        </Surface>
        <Analogues drug={data} />
        <DrugFacts drug={data} />
        <RegisterSource register={data.register} />
      </Stack>
      <WhereToBuy />
    </ScreenWithTabTitle>
  )
}

/** Without scripts there is no basket: the packs that were chosen so far go on in the address. */
function BuyWithoutScripts({ drug: { packs } }: { drug: Answer<'showDrug'> }) {
  const t = useT('drugs')
  const { packs: before } = drugsSearch(useSearch({ strict: false }))
  const town = useTownInAddress()
  const options = packs.map(({ id, presentation }) => ({
    value: [before, `${id}:1`].filter(Boolean).join(','),
    label: presentation,
  }))
  return (
    <ChoiceWithoutScripts
      action="/pharmacies"
      town={town ?? 0}
      selects={[{ name: 'packs', label: t('pack'), value: options[0]?.value ?? '', options }]}
      submit={t('whereToBuyPack')}
    />
  )
}

/** The drug may be there: the town of the address is not. */
function UnknownTown(unread: { refusal: Refusal; retry: () => unknown }) {
  const t = useT('drugs')
  const change = useChangeAddress(drugsSearch)
  const search = drugsSearch(useSearch({ strict: false }))
  return (
    <Screen title={t('title')}>
      <UnknownFilters
        {...unread}
        filterOfField={{ locationCode: 'town' }}
        search={search}
        nameOf={t}
        onChange={change}
      />
    </Screen>
  )
}

function DrugGone() {
  const t = useT('drugs')
  return (
    <Screen title={t('gone')}>
      <EmptyState
        icon={<IconPill size={32} />}
        hint={t('goneHint')}
        action={
          <ButtonLink to="/drugs" search={sameTown}>
            {t('all')}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
