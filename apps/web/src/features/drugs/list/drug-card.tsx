import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from '../drugs.module.css'
import { PackRow } from '../pack-row.tsx'
import { sameTown } from '../same-town.ts'

interface DrugCardProps {
  drug: Answer<'findDrugs'>['items'][number]
  /** The town of the prices, where it is not the chosen one. */
  town?: string | undefined
}

/** A drug in the list, with the presentations that the query means. */
export function DrugCard({ drug, town }: DrugCardProps) {
  const t = useT('drugs')
  const { id, name, inn, form, dispensing, packs, isDemo } = drug
  return (
    <Surface className={classes.card}>
      <div>
        <Title order={2} className={classes.name}>
          <TextLink
            to="/drugs/$drugId"
            params={{ drugId: id }}
            search={known => sameTown({ ...known, ...(town && { town }) })}
          >
            {name}
          </TextLink>
        </Title>
        <Text c="dimmed" size="sm">
          {[inn, form].filter(Boolean).join(' · ')} {isDemo && <DemoBadge />}
        </Text>
        {dispensing && (
          <p className={dispensing === 'otc' ? classes.small : classes.rx}>
            {t(dispensing === 'rx' ? 'needsPrescription' : dispensing)}
          </p>
        )}
      </div>
      <ul className={classes.packs}>
        {packs.map(pack => (
          <li key={pack.id}>
            <PackRow drug={drug} pack={pack} isOfTown={town !== undefined} />
          </li>
        ))}
      </ul>
    </Surface>
  )
}
