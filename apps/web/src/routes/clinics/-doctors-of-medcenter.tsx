import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { changedSearch } from '../../features/doctors/doctors-query.ts'
import { DoctorList } from '../../features/doctors/list/doctor-list.tsx'
import { useDoctors } from '../../features/doctors/use-doctors.ts'

/** The doctors of a medical centre with their free times (calls §2, "DoctorList"); filters are those of all doctors. */
export function DoctorsOfMedcenter({ branchId }: { branchId: string }) {
  const t = useT('medcenter')
  const navigate = useNavigate()
  const search = { branch: branchId }
  const doctors = useDoctors(search)
  return (
    <>
      <ButtonLink to="/doctors" search={search} variant="default">
        {t('filterDoctors')}
      </ButtonLink>
      <DoctorList
        search={search}
        doctors={doctors}
        onChange={change => void navigate({ to: '/doctors', search: changedSearch(search, change) })}
      />
    </>
  )
}
