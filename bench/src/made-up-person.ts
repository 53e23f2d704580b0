/** The row of an account that has proved its address. */
export function personAt(id: number, now: number) {
  return {
    id,
    email: `person-${id}@example.com`,
    email_proved_at: now,
    display_name: null,
    first_name: null,
    last_name: null,
    administrator: 0,
    created_at: now,
  };
}
