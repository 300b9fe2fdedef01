/** How long an address that refused a connection is passed over, where others are left. */
const REST_MS = 1_000;

/** The replicas of one service, taken in turn; those that did not answer lately come last. */
export class AddressRing<Address> {
  #entries: { address: Address; restsUntil: number }[];
  readonly #clock: () => number;
  #turn = 0;

  constructor(addresses: readonly Address[], clock: () => number = () => performance.now()) {
    this.#entries = addresses.map((address) => ({ address, restsUntil: -Infinity }));
    this.#clock = clock;
  }

  /** Takes these in place of those it had; who stays keeps its rest. */
  replace(addresses: readonly Address[]): void {
    const known = new Map(this.#entries.map((entry) => [entry.address, entry]));
    this.#entries = addresses.map((address) => known.get(address) ?? { address, restsUntil: -Infinity });
    this.#turn %= Math.max(1, addresses.length);
  }

  /** All addresses, the one whose turn it is first. */
  inTurn(): Address[] {
    const start = this.#turn;
    this.#turn = (this.#turn + 1) % Math.max(1, this.#entries.length);
    const turned = [...this.#entries.slice(start), ...this.#entries.slice(0, start)];
    const at = this.#clock();
    const isResting = ({ restsUntil }: { restsUntil: number }): boolean => restsUntil > at;
    return [...turned.filter((entry) => !isResting(entry)), ...turned.filter(isResting)].map(({ address }) => address);
  }

  failed(address: Address): void {
    const entry = this.#entries.find((candidate) => candidate.address === address);
    if (entry) entry.restsUntil = this.#clock() + REST_MS;
  }
}
