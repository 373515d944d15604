/** The largest file that is looked into, in bytes. Hundreds of long games; what a tablet can still take in. */
export const LARGEST = 100 * 1024 * 1024;
