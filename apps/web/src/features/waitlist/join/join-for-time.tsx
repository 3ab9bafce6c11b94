import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { joinNames } from '@vizit/i18n/format/join-names.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { WaitSearch } from '../wait-search.ts'
import { JoinForm } from './join-form.tsx'
import { useAfterJoining } from './use-after-joining.ts'
import { usePatients } from './use-patients.ts'
import { useWaitFromAddress } from './use-wait-from-address.ts'

/** Joins the waiting list for any free time of a doctor or for a service. */
export function JoinForTime({ search }: { search: WaitSearch }) {
  const t = useT('waitlist')
  const target = useWaitFromAddress(search)
  const places = search.doctor ? target.places : []
  const place = places.find(({ branchId }) => branchId === search.branch) ?? places[0]
  const patients = usePatients({ assignmentId: place?.assignmentId, serviceId: search.service })
  if (target.refusal) return <ErrorState refusal={target.refusal} retry={() => location.reload()} />
  if (target.isPending || !patients) return <CardSkeletons count={1} />
  if (!target.isKnown || (!search.doctor && !search.service)) {
    return (
      <EmptyState
        title={t('targetGone')}
        hint={t('noneHint')}
        action={<ButtonLink to="/doctors">{t('findDoctor')}</ButtonLink>}
      />
    )
  }
  if (target.places.length === 0) {
    return <EmptyState title={t('registryOnly')} action={<PhoneLinks phones={target.phones} />} />
  }
  if (patients.accepted.length === 0) {
    return (
      <EmptyState
        title={t('wrongAgeOfAll')}
        action={<ButtonLink to="/doctors">{t('findDoctor')}</ButtonLink>}
      />
    )
  }
  return <Form search={search} target={target} patients={patients} />
}

interface FormProps {
  search: WaitSearch
  target: ReturnType<typeof useWaitFromAddress>
  patients: NonNullable<ReturnType<typeof usePatients>>
}

function Form({ search, target, patients }: FormProps) {
  const t = useT('waitlist')
  const draft = `wait:${search.doctor ?? ''}:${search.service ?? ''}`
  const joined = useAfterJoining(draft, `${draft}:who`)
  const [stored, choose] = useFormDraft(`${draft}:who`, { profileId: '', branch: search.branch ?? '' })
  const joining = useCall('waitForTime', { done: joined })
  const { physician, service, branches, places } = target
  // The chosen patient may have left the family meanwhile, and the doctor the branch.
  const { accepted, ofWrongAge } = patients
  const { value: profileId = '' } =
    accepted.find(({ value }) => value === stored.profileId) ?? accepted[0] ?? {}
  const branch = branches.some(({ branchId }) => branchId === stored.branch) ? stored.branch : ''
  const here = places.filter(({ branchId }) => branch === '' || branchId === branch)
  const only = branches.length === 1 ? branches[0] : undefined
  const options = [
    { value: '', label: t('anyOfBranches') },
    ...branches.map(({ branchId, branch }) => ({ value: branchId, label: branch })),
  ]

  function join(wanted: object) {
    joining.mutate({
      body: {
        profileId,
        ...(search.doctor ? { doctorId: search.doctor } : {}),
        ...(search.service ? { serviceId: search.service } : {}),
        ...(branch ? { branchId: branch } : {}),
        ...wanted,
      },
    })
  }

  return (
    <>
      <Surface>
        <Text fw={600}>{service?.name ?? joinNames(here.map(({ specialityName }) => specialityName))}</Text>
        {physician && <Text>{physician.fullName}</Text>}
        {only && <Text>{only.branch}</Text>}
      </Surface>
      <Text>{t('freeHint')}</Text>
      <JoinForm
        draft={draft}
        until={search.until}
        pending={joining.isPending}
        refusal={joining.refusal}
        onJoin={join}
      >
        {accepted.length + ofWrongAge.length > 1 && (
          <SelectField
            label={t('forWhom')}
            value={profileId}
            options={accepted}
            onChoose={value => choose({ profileId: value })}
          />
        )}
        {ofWrongAge.length > 0 && (
          <Text size="sm">{t('wrongAge', { names: ofWrongAge.map(({ label }) => label).join(', ') })}</Text>
        )}
        {branches.length > 1 && (
          <SelectField
            label={t('branch')}
            value={branch}
            options={options}
            onChoose={value => choose({ branch: value })}
          />
        )}
      </JoinForm>
    </>
  )
}
