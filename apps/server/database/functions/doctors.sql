-- Doctors: whom they accept.

-- Does the doctor accept a patient of so many whole years? The same as `acceptsAge` of packages/domain/src/booking/age-limits.ts
-- (product §5, "Age rules"; bounds: decisions D1).
create or replace function doctor_accepts_age(asked doctor, age int) returns boolean language sql immutable
return case
  when asked.adult and asked.children then age >= coalesce(asked.children_age, 0)
  when asked.adult then age between coalesce(asked.adult_age, 18) and coalesce(asked.adult_age_to, 999)
  else age >= coalesce(asked.children_age, 0) and age < coalesce(asked.children_age_to, 18)
end;
