// The passwords that are tried first when an account is attacked. Short ones that the other rules refuse are left out.

/** Compared without case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1234 12345 123456 1234567 12345678 123456789 1234567890 0000 00000 000000 00000000 1111 11111 111111 11111111 112233
  121212 123123 123321 1234qwer 123abc 123qwe 131313 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 2222 222222 4321 54321
  555555 654321 666666 696969 7777 777777 7777777 87654321 888888 88888888 987654321 999999 aaaa aaaaaa abc123 abcd
  abcd1234 abcdef access admin admin123 andrew asdf asdf1234 asdfgh asdfghjkl ashley bailey baseball batman buster
  changeme charlie chelsea computer daniel donald dragon elenchus flower football freedom ginger guest hello hockey
  hunter iloveyou jennifer jessica jordan joshua killer letmein login love lovely maggie master matthew michael monkey
  mustang nicole ninja pass pass1234 passw0rd password password1 password12 password123 password1! pepper philosophy
  princess qazwsx qwer qwer1234 qwert qwerty qwerty123 qwertyuiop robert secret secret1 shadow soccer solo starwars
  student summer sunshine superman teacher test test123 test1234 thomas trustno1 university user welcome welcome1
  whatever winter zaq12wsx zxcv zxcvbn zxcvbnm`.split(/\s+/),
);

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.trim().toLowerCase());
}
