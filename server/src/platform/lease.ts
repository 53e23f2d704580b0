/** How long the holder of a lease may be silent before it counts as gone, in milliseconds. */
export const lease = 60_000;
/** How often a holder renews its lease, in milliseconds. Two of these may fail. */
export const heartbeat = lease / 3;
