import { Radio, Text } from '@mantine/core'
import { isOptionAtBranch } from '@vizit/domain/services/service-option.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { useCoverHere } from '../../../app/cover/cover-of.tsx'
import { branchOptions } from '../filters/branch-options.ts'
import classes from './service-card.module.css'
import type { Service, ServiceOption } from './service-types.ts'
import type { ServiceSelection } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

interface OptionChoiceProps {
  clinic: string | undefined
  lists: ServiceLists
  selection: ServiceSelection
  service: Service
}

/**
 * The options of a service with what each changes: price, coverage, branch. Options that cannot be combined with the
 * chosen branch or the person's programme have asterisks, which a legend explains (product §3).
 */
export function OptionChoice({ clinic, lists, selection, service }: OptionChoiceProps) {
  const t = useT('service')
  const format = useFormat()
  const cover = useCoverHere()
  const { chosen, chooseOption, paths } = selection
  const here = new Set(paths.filter(path => path.serviceId === service.id).map(path => path.branchId))
  const branches = branchOptions(lists.branches, clinic).filter(({ value }) => here.has(value))

  // An option that no branch offers to this patient is left out.
  const options = service.options.filter(({ branchIds }) => branchIds.some(id => here.has(id)))

  const isElsewhere = (option: ServiceOption) => !isOptionAtBranch(option, chosen.branchId)
  const isUncovered = ({ id }: ServiceOption) => cover.of('options', id) === 'NOT_COVERED'

  function marks(option: ServiceOption): string {
    return `${isElsewhere(option) ? ' *' : ''}${isUncovered(option) ? ' **' : ''}`
  }

  function notes(option: ServiceOption): string {
    const places = branches.filter(({ value }) => option.branchIds.includes(value))
    return [
      option.priceKind && format.price(option),
      places.length < branches.length &&
        t('onlyAt', { branches: places.map(({ label }) => label).join('; ') }),
    ]
      .filter(Boolean)
      .join(' · ')
  }

  if (options.length === 0) return null
  return (
    <div>
      <Radio.Group
        label={t('option')}
        value={chosen.optionId ?? ''}
        onChange={id => chooseOption(id || null)}
      >
        <div className={classes.options}>
          <Radio value="" label={t('optionNone')} />
          {options.map(option => (
            <Radio
              key={option.id}
              value={option.id}
              label={
                <>
                  {option.name}
                  {marks(option)} <span className={classes.note}>{notes(option)}</span>
                  <CoverBadge kind="options" id={option.id} />
                </>
              }
            />
          ))}
        </div>
      </Radio.Group>
      {options.some(isElsewhere) && (
        <Text size="sm" mt="xs">
          {t('legendBranch')}
        </Text>
      )}
      {options.some(isUncovered) && (
        <Text size="sm" mt="xs">
          {t('legendCoverage')}
        </Text>
      )}
    </div>
  )
}
