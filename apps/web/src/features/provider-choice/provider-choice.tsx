import { Button, Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { useConfig } from '../../app/api/use-config.ts'
import { chosenTownOrClinic, rememberTownOrClinic } from '../../app/browser-storage/preferences.ts'
import { clinicOfTown } from '../../app/provider/clinic-of-town.ts'
import { namedProvider, useProvider, useTown } from '../../app/provider/provider-choice.ts'
import { withoutPrefix } from '../../app/provider/without-prefix.ts'
import { useIsHydrating } from '../../app/release/use-is-hydrating.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import classes from './provider-choice.module.css'
import { townsAndProviders } from './towns-and-providers.ts'

/**
 * Chooses the town and the medical organisation, which are stored; a clinic's own site has already named its
 * organisation.
 */
export function ProviderChoice({ to = '/timeslot' }: { to?: '/timeslot' | '/service' }) {
  const t = useT('timeslot')
  const notSet = { value: '', label: useT('common')('notSet') }
  const navigate = useNavigate()
  const provider = useProvider()
  const town = useTown()
  const { child } = useSearch({ strict: false })
  const config = useConfig()
  // After an earlier choice, which the server does not know, it is folded to one line, so that the doctors are visible sooner.
  const [opened, setOpen] = useState(() => chosenTownOrClinic().provider === undefined)
  const open = useIsHydrating() || opened
  const locations = useCallQuery('listLocations', {}, { staleTime: STALE_TIMES.listLocations })
  const providers = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })

  if (namedProvider() !== null) return null
  const refusal = locations.refusal ?? providers.refusal
  if (refusal) {
    const retry = () => void Promise.all([locations.refetch(), providers.refetch(), config.refetch()])
    return <ErrorState refusal={refusal} retry={retry} />
  }
  if (!locations.data || !providers.data) return <Skeleton height={84} />

  const {
    towns,
    clinics,
    town: shownTown,
  } = townsAndProviders(locations.data, providers.data, { town, provider })

  function chooseTown(code: number | undefined) {
    const known = locations.data?.find(location => location.code === (code ?? 0))
    rememberTownOrClinic({ locationCode: code ?? 0, locationName: known?.name })
    show(clinicOfTown(providers.data ?? [], provider, code), code)
  }

  function show(clinic: string | undefined, code: number | undefined) {
    if (clinic) rememberTownOrClinic({ provider: clinic })
    const search = { ...(clinic && { clinic }), ...(code && { town: String(code) }) }
    // After a change of the organisation, the child's age stays chosen.
    void navigate({
      to,
      search: { ...search, ...(to === '/service' && child && { child }) },
      resetScroll: false,
    })
  }

  const shownClinic = clinics.find(({ code }) => code === provider)
  if (shownClinic && !open) {
    const isThere = shownTown !== undefined && shownClinic.locationCodes.includes(shownTown)
    const place = [shownClinic.name, isThere && towns.find(({ code }) => code === shownTown)?.name]
    return (
      <div className={classes.chosen}>
        <span>{place.filter(Boolean).join(', ')}</span>
        <Button variant="subtle" px="xs" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      </div>
    )
  }

  return (
    <div className={classes.open}>
      <div className={classes.choice}>
        <SelectField
          label={t('town')}
          value={String(shownTown ?? '')}
          onChoose={code => chooseTown(code ? Number(code) : undefined)}
          options={[
            { value: '', label: t('allTowns') },
            ...towns.map(({ code, name }) => ({ value: String(code), label: name })),
          ]}
        />
        <SelectField
          label={t('clinic')}
          value={shownClinic?.code ?? ''}
          onChoose={code => code && show(code, shownTown)}
          options={[
            ...(shownClinic ? [] : [notSet]),
            ...clinics.map(({ code, name }) => ({
              value: code,
              label: withoutPrefix(name, t('clinic')),
              fullName: name,
            })),
          ]}
        />
      </div>
      {to === '/timeslot' && (
        <TextLink to="/specialities" className={classes.elsewhere}>
          {t('anyClinic')}
        </TextLink>
      )}
    </div>
  )
}
