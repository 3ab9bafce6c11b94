import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { doctorsSearch } from '../../app/doctor/doctors-search.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { changedSearch } from '../../features/doctors/doctors-query.ts'
import { DoctorList } from '../../features/doctors/list/doctor-list.tsx'
import { useDoctors } from '../../features/doctors/use-doctors.ts'

/** The doctors of a medical centre with their free times (calls §2, "DoctorList"); filters are those of all doctors. */
export function DoctorsOfMedcenter({ branchId, cursor }: { branchId: string; cursor: string | undefined }) {
  const t = useT('medcenter')
  const navigate = useNavigate()
  const search = { branch: branchId }
  const page = doctorsSearch({ ...search, cursor })
  const doctors = useDoctors(page)
  return (
    <>
      <ButtonLink to="/doctors" search={search} variant="default">
        {t('filterDoctors')}
      </ButtonLink>
      <DoctorList
        search={page}
        doctors={doctors}
        hasNoChoice
        onChange={change => void navigate({ to: '/doctors', search: changedSearch(search, change) })}
      />
    </>
  )
}
