// The time a player has left, counted down between server updates.

export class Clock {
  #ends = $state.raw<number | null>(null);
  #now = $state.raw(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  // Whole seconds, or null without a clock.
  readonly seconds = $derived(this.#ends === null ? null : Math.max(0, Math.ceil((this.#ends - this.#now) / 1000)));

  set(milliseconds: number | null): void {
    clearInterval(this.#timer);
    this.#now = Date.now();
    this.#ends = milliseconds === null ? null : this.#now + milliseconds;
    if (milliseconds === null) return;
    this.#timer = setInterval(() => this.#tick(), 250);
  }

  #tick(): void {
    this.#now = Date.now();
    if (this.seconds === 0) clearInterval(this.#timer);
  }
}
