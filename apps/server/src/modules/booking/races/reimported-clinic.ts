import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { Kysely } from 'kysely'
import type { Clinic, ClinicAssignment } from '../../clinic-import/public.ts'

/** The test clinic as an import file, as if its own files were read again. The caller fills in the timeslots. */
export async function reimportedClinic(db: Kysely<DB>, providerId: string) {
  const provider = await db
    .selectFrom('provider')
    .selectAll()
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow()
  const branches = await db.selectFrom('branch').selectAll().where('provider_id', '=', providerId).execute()
  const doctors = await db.selectFrom('doctor').selectAll().where('provider_id', '=', providerId).execute()
  const assignments = await db
    .selectFrom('assignment')
    .innerJoin('doctor', 'doctor.id', 'assignment.doctor_id')
    .innerJoin('branch', 'branch.id', 'assignment.branch_id')
    .innerJoin('speciality', 'speciality.id', 'assignment.speciality_id')
    .select([
      'assignment.id',
      'doctor.code as doctor',
      'branch.code as branch',
      'speciality.code as speciality',
    ])
    .where('assignment.provider_id', '=', providerId)
    .execute()
  const groups = await db
    .selectFrom('service_group')
    .selectAll()
    .where('provider_id', '=', providerId)
    .execute()
  const services = await db.selectFrom('service').selectAll().where('provider_id', '=', providerId).execute()
  const mappings = await db
    .selectFrom('assignment_service')
    .innerJoin('service', 'service.id', 'assignment_service.service_id')
    .select([
      'assignment_id as assignmentId',
      'service.code as service',
      'assignment_service.duration_minutes as minutes',
    ])
    .where('service.provider_id', '=', providerId)
    .execute()
  const none = { ru: null, be: null, en: null }
  const russian = (ru: string) => ({ ru, be: null, en: null })
  const clinic: Omit<Clinic, 'assignments'> = {
    code: provider.code,
    name: russian(provider.name_ru),
    supportEmail: null,
    accentColour: null,
    onlineBooking: true,
    isDemo: false,
    branches: branches.map(branch => ({
      code: branch.code,
      name: russian(branch.name_ru),
      address: russian(branch.address_ru),
      phones: branch.phones,
      locationCode: branch.location_code,
      latitude: branch.latitude,
      longitude: branch.longitude,
      ...{ emails: [], description: none, gettingThere: none, photoHashes: [], hours: [], exceptions: [] },
    })),
    doctors: doctors.map(doctor => ({
      code: doctor.code,
      lastName: russian(doctor.last_name_ru),
      firstName: russian(doctor.first_name_ru),
      middleName: none,
      description: none,
      qualification: none,
      workStart: null,
      languages: [],
      photoHash: null,
      adult: true,
      children: true,
      adultAge: null,
      adultAgeTo: null,
      childrenAge: null,
      childrenAgeTo: null,
    })),
    photos: [],
    serviceGroups: groups.map(({ code, name_ru }) => ({ code, parent: null, name: russian(name_ru) })),
    services: services.map(service => ({
      code: service.code,
      group: requireValue(groups.find(({ id }) => id === service.group_id)).code,
      name: russian(service.name_ru),
      description: none,
      preparation: none,
      commonCode: null,
      minutes: service.duration_minutes,
      forAdult: true,
      forChildren: true,
      childrenAge: null,
      isDefault: false,
      hidden: false,
      priceKind: null,
      priceFrom: null,
      priceTo: null,
    })),
    serviceOptions: [],
    holidays: [],
  }
  return (slotsOf: (assignmentId: string) => ClinicAssignment['slots']): Clinic => ({
    ...clinic,
    assignments: assignments.map(({ id, ...codes }) => ({
      ...codes,
      policy: 'open',
      services: mappings.filter(({ assignmentId }) => assignmentId === id),
      timetable: { shifts: [], exceptions: [] },
      slots: slotsOf(id),
    })),
  })
}
