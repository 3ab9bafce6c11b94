import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ChoiceWithoutScripts } from '../../../app/lists/choice-without-scripts.tsx'
import { BY_DISTANCE, type MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useChosenTown } from '../../../app/provider/provider-choice.ts'
import { orderOf, ordersFor } from './medcenter-order.ts'

/** The filters as a form, for a page whose scripts do not run: it cannot know how far a place is. */
export function MedcentersWithoutScripts({ search }: { search: MedcentersSearch }) {
  const t = useT('medcenters')
  const ofList = useT('paged-list')
  const { q, program, service, openNow = '' } = search
  const orders = ordersFor(search).filter(order => order !== BY_DISTANCE)
  return (
    <ChoiceWithoutScripts
      action="/medcenters"
      kept={{ program, service }}
      words={{ label: t('search'), value: q }}
      town={useChosenTown() ?? 0}
      selects={[
        {
          name: 'sort',
          label: t('sort'),
          value: orderOf(search),
          options: orders.map(value => ({ value, label: t(value) })),
        },
        {
          name: 'openNow',
          label: t('hours'),
          value: openNow,
          options: [
            { value: '', label: t('anyHours') },
            { value: 'true', label: t('openNow') },
          ],
        },
      ]}
      submit={ofList('show')}
    />
  )
}
