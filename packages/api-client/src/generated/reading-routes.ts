// Written by `npm run gen` from the contract.
import type { CallName, Route } from '../calls.ts'

export const readingRoutes = {
  drawGuestCheck: {"method":"GET","path":"/api/v2/public/guest-check/image","who":"anyone","file":true},
  drawHumanCode: {"method":"GET","path":"/api/v2/my/phone-login/human-code","who":"anyone","file":true},
  followChanges: {"method":"GET","path":"/api/v2/my/events","who":"patient","stream":true},
  listBookingCapabilities: {"method":"GET","path":"/api/v2/my/providers/orders/capabilities","who":"patient"},
  listBranchTimeslots: {"method":"GET","path":"/api/v2/public/booking/:provider/doctors/timeslots","who":"anyone"},
  listBranches: {"method":"GET","path":"/api/v2/public/booking/:provider/branches","who":"anyone"},
  listDoctorTimeslots: {"method":"GET","path":"/api/v2/public/booking/:provider/doctors/:id/timeslots","who":"anyone"},
  listDoctors: {"method":"GET","path":"/api/v2/public/booking/:provider/doctors","who":"anyone"},
  listFavourites: {"method":"GET","path":"/api/v2/my/favourites","who":"patient"},
  listFreeDates: {"method":"GET","path":"/api/v2/public/booking/:provider/doctors/free-dates","who":"anyone"},
  listLocations: {"method":"GET","path":"/api/v2/public/locations","who":"anyone"},
  listProviders: {"method":"GET","path":"/api/v2/public/providers","who":"anyone"},
  listTests: {"method":"GET","path":"/api/v2/my/providers/tests","who":"patient"},
  listVisits: {"method":"GET","path":"/api/v2/my/providers/visits","who":"patient"},
  readConfig: {"method":"GET","path":"/api/v2/public/config","who":"anyone"},
  readCover: {"method":"GET","path":"/api/v2/my/coverage/cover","who":"patient"},
  readProfile: {"method":"GET","path":"/api/v2/my/profile","who":"device"},
  refreshSession: {"method":"POST","path":"/api/v2/my/session/refresh","who":"anyone"},
  search: {"method":"GET","path":"/api/v2/public/search","who":"anyone"},
  showPersonPhoto: {"method":"GET","path":"/api/v2/my/profile/photo/:photoId","who":"patient","file":true},
} as const satisfies { readonly [N in CallName]?: Route }
