// The essays of Mateus Oliveira: now and then, in a rush, with a good example and no ending.

export const mateusOliveira = {
  why03: `I think he can accept but it would be better not to. Like I said in the first question an unexamined life is still worth something. He would still have his friends and the sea and stuff to eat. But it wouldnt be the life he wanted.

The one who disagrees would say you cant be half in and half out. I dont really see why not, most people are.`,
  eut03: `An action is right if you would do it even if nobody sees. My example is a guy I saw on the train who picked up a wallet and ran after the lady, and then the doors closed and he was on the platform and missed his train and he just laughed. That's right. What makes it right is it was for her and not for him.

Objection, maybe he laughed because he felt good about himself so it was for him too. I think you can feel good about it, you just cant do it in order to feel good.`,
  kno03: `I say she knows. It sounds weird but listen. I had a math test once where I made two mistakes and they canceled, I got full points and understood nothing. So with that one I'd say no, I didn't know the answer, because I didn't know how to do it.

But Rosa isnt like that. She made zero mistakes. She looked at a clock, which is how you do it. The mistake was the clocks. If you do everything right and you get the right answer I dont see what more there is to knowing. Otherwise it would be unfair, because you could do everything right your whole life and not know anything because of some thing thats broken somewhere that you cant see.`,
  ind02: `Humes argument is that we believe the future is like the past, but why. You cant say because its always been like that, because thats the past again. So we just assume it.

My answer was that its a good reason anyway. I surf, so I look at the swell and the wind and I know more or less what the waves will do in the morning. Sometimes its wrong. But the guys who dont look are wrong way more. So looking has to be worth something, and if Hume says its only habit then I would ask him why my habit is better than`,
  min05: `If I'm consistent yes, the robot has pain. I said its about the job, not about what does the job. The people on the phones are like the neurons and one neuron doesnt feel anything so it doesn't matter that one person doesn't.

Is it a reason to give up the view? Its weird but weird isn't wrong. Where it gets hard for me is if the people go on strike, does the robot faint? I think it does. Ok then.`,
  mar02: `She gets a new ability. When I moved here I knew everything about snow from movies and school, and then I saw it. I didn't learn any fact, I already knew its cold and white. But now I can tell by the sound of the street in the morning if it snowed, before I open my eyes. Thats an ability and nobody could of told it to me.

The objection is I learned the fact of how it sounds. I guess. But if you ask me to say it I can't, so what kind of fact is it if you cant say it. So for me everything can still be physical.`,
} as const;
